import { sampleSlugs } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import { defaultLanguage, holdBack, hydrated } from './visit';

// What a visitor does before hydration counts after it.

for (const slug of sampleSlugs) {
  test(
    `a slider moved before hydration moves the paper, ${slug}`,
    { tag: '@engines' },
    async ({ page }) => {
      const address = hrefOf(defaultLanguage, { name: 'sample', slug });
      const slider = page.getByRole('figure').getByRole('slider');
      const answer = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      await page.goto(address);
      await hydrated(page);
      await slider.press('End');
      const value = await slider.inputValue();
      const [text, wanted] = [
        await slider.getAttribute('aria-valuetext'),
        await answer.innerText(),
      ];
      const letItCome = await holdBack(page);
      await page.goto(address);
      await slider.press('End');
      letItCome();
      await hydrated(page);
      await expect(slider).toHaveValue(value);
      await expect(slider).toHaveAttribute('aria-valuetext', text ?? '');
      expect(await answer.innerText()).toBe(wanted);
      await expect(page).toHaveURL(`${address}?at=${value}`);
    },
  );
}
