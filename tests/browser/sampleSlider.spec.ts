import { readNamespace } from '../../src/schemas/readNamespace';
import { firmnessOf } from '../../src/samples/firmness';
import { models } from '../../src/samples/samples';
import { sampleSlugs } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import { sliderOf, slug, windows } from './samplePage';
import { bothDirections, defaultLanguage, languages, visit } from './visit';

for (const language of languages) {
  const texts = readNamespace(language.code, `samples/${slug}`);
  const address = hrefOf(language, { name: 'sample', slug });

  test(
    `moving the slider changes the answer, announces it once at rest and keeps it in the address, ${language.code}`,
    { tag: '@engines' },
    async ({ page }) => {
      await page.clock.install();
      await visit(page, `${address}?utm_source=letter`);
      const slider = sliderOf(page);
      await expect(slider).toHaveAccessibleName(texts.assumption.label);
      const answer = page.locator('.sample-answer h2');
      await expect(answer).toHaveText(texts.verdicts['build']?.answer ?? '');
      await page.evaluate(() => {
        const said: string[] = [];
        Object.assign(window, { said });
        new MutationObserver(() => {
          for (const { textContent } of document.querySelectorAll('main [role="status"]'))
            if (textContent && textContent !== said.at(-1)) said.push(textContent);
        }).observe(document, { subtree: true, childList: true, characterData: true });
      });
      await page.clock.pauseAt(Date.now() + 60_000);
      await slider.focus();
      for (let step = 0; step < 14; step += 1) await page.keyboard.press('ArrowDown');
      const wait = texts.verdicts['wait']?.answer ?? '';
      await expect(answer).toHaveText(wait);
      await page.clock.runFor(1000);
      await expect(page).toHaveURL(/\?utm_source=letter&at=-14$/);
      const { firmness } = readNamespace(language.code, 'samples');
      const { kind } = firmnessOf(models[slug], -14);
      const announcement = `${wait} ${firmness[kind]}`;
      await expect(page.getByRole('status').filter({ hasText: wait })).toHaveText(announcement);
      expect(
        await page.evaluate(() => (window as unknown as { said: string[] }).said),
      ).toHaveLength(1);
      // Back at the announced value, but not at rest.
      await slider.press('ArrowUp');
      await slider.press('ArrowDown');
      await expect(page.getByRole('status').filter({ hasText: wait })).toHaveCount(0);
      await page.clock.runFor(1000);
      await page.reload();
      await expect(answer).toHaveText(wait);
      await expect(slider).toHaveAttribute('aria-valuetext', /14/);
    },
  );
}

for (const language of bothDirections) {
  const address = hrefOf(language, { name: 'sample', slug });

  test(
    `the arrow keys move the thumb in their direction, ${language.code}`,
    { tag: '@engines' },
    async ({ page }) => {
      await visit(page, address);
      const { base } = models[slug].slider;
      await sliderOf(page).press('ArrowRight');
      const step = language.direction === 'rtl' ? -1 : 1;
      await expect(sliderOf(page)).toHaveValue(String(base + step));
      await sliderOf(page).press('ArrowLeft');
      await expect(sliderOf(page)).toHaveValue(String(base));
    },
  );

  test(`beside the tables a second slider moves the paper and keeps the focus, ${language.code}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, address);
    const sliders = page.getByRole('slider', {
      name: readNamespace(language.code, `samples/${slug}`).assumption.label,
    });
    await expect(sliders).toHaveCount(2);
    const second = sliders.last();
    await second.scrollIntoViewIfNeeded();
    await second.press('Home');
    await expect(second).toBeFocused();
    const { min } = models[slug].slider;
    for (const slider of await sliders.all()) {
      await expect(slider).toHaveValue(String(min));
      await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(String(-min)));
    }
    const { verdicts } = readNamespace(language.code, `samples/${slug}`);
    const answer = verdicts['wait']?.answer ?? '';
    await expect(page.getByRole('status').filter({ hasText: answer })).toHaveCount(1);
    await expect(second).toBeInViewport();
    await page.evaluate(() => window.scrollBy(0, 600));
    await expect(second).toBeInViewport();

    for (const size of [
      { width: 1279, height: 900 },
      { width: 1440, height: 639 },
    ]) {
      await page.setViewportSize(size);
      await expect(sliders).toHaveCount(1);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect(sliders).toHaveCount(0);
  });
}

test('keeps the focus on the slider after a link was opened in another tab', async ({ page }) => {
  await visit(page, `${hrefOf(defaultLanguage, { name: 'sample', slug })}#content`);
  const link = page.getByRole('banner').getByRole('link').first();
  // The browser would open the tab.
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
  await link.click({ modifiers: ['ControlOrMeta'] });
  await sliderOf(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/[?]at=-1#content$/);
  await expect(sliderOf(page)).toBeFocused();
});

interface LayoutShift {
  value: number;
  sources: readonly unknown[];
}

for (const paper of sampleSlugs) {
  test(`shifts nothing while the slider is dragged from end to end, ${paper}`, async ({ page }) => {
    await visit(page, hrefOf(defaultLanguage, { name: 'sample', slug: paper }));
    for (const size of windows) {
      await page.setViewportSize(size);
      const slider = sliderOf(page);
      await slider.scrollIntoViewIfNeeded();
      const box = await slider.boundingBox();
      if (!box) throw new Error('The slider is not shown');
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          // Without a source: the thumb, whose element the browser hides.
          for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
            if (entry.sources.length > 0) shifts.push(entry.value);
        }).observe({ type: 'layout-shift' });
      });
      const before = await page.locator('.sample-chart').boundingBox();
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + 14, y);
      await page.mouse.down();
      for (let share = 0; share <= 1; share += 0.1) {
        await page.mouse.move(box.x + 14 + share * (box.width - 28), y);
        expect(await page.locator('.sample-chart').boundingBox(), `${size.width} px`).toEqual(
          before,
        );
      }
      await page.mouse.up();
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts, `${size.width} px`).toEqual([]);
    }
  });
}
