import { test, expect } from './fixtures';
import { Picture } from './pictures';
import { defaultLanguage, homeOf, languages, scrollTo, textsOf, visit } from './visit';

for (const language of languages) {
  test(`the header stands in one row from 340 px, ${language.code}`, async ({ page }) => {
    await visit(page, homeOf(language));
    for (let width = 340; width <= 420; width += 5) {
      await page.setViewportSize({ width, height: 700 });
      const middles = await page
        .getByRole('banner')
        .locator('a, button')
        .filter({ visible: true })
        .evaluateAll((controls) =>
          controls.map((control) => {
            const { top, bottom } = control.getBoundingClientRect();
            return (top + bottom) / 2;
          }),
        );
      expect(middles.length).toBeGreaterThan(4);
      expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThan(4);
    }
  });
}

test('the link back to the top makes way for a focused field and for a low window', async ({
  page,
}) => {
  const { common, home } = textsOf(defaultLanguage);
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, homeOf(defaultLanguage));
  const link = page.getByRole('main').getByRole('link', { name: common.a11y.backToTop });
  await scrollTo(page, 2000);
  await expect(link).toBeInViewport();
  const field = page.getByRole('textbox', { name: home.form.message });
  await field.focus();
  await expect(link).toBeHidden();
  await field.blur();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 390, height: 470 });
  await expect(link).toBeHidden();
});

test('a browser that darkens pages leaves this one as it is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await visit(page, homeOf(defaultLanguage));
  const shown = await Picture.of(page);
  expect(shown.at(1, 400)).toBeGreaterThan(200);
});
