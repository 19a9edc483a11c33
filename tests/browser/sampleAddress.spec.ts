import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import { sliderOf, slug } from './samplePage';
import {
  defaultLanguage,
  followInPlace,
  holdBack,
  hydrated,
  languages,
  linkTo,
  visit,
} from './visit';

for (const language of languages) {
  test(`prints the address of what is shown, ${language.code}`, async ({ page }) => {
    const address = hrefOf(language, { name: 'sample', slug });
    await visit(page, address);
    await page.emulateMedia({ media: 'print' });
    const printed = page.getByRole('article').getByRole('link').filter({ hasText: address }).last();
    await expect(printed).toHaveText(new RegExp(`${address}\\W*$`));
    await page.emulateMedia({ media: null });
    await sliderOf(page).fill('-14');
    await page.emulateMedia({ media: 'print' });
    await expect(printed).toContainText(`${address}?at=-14`);
    await expect(printed).toHaveAttribute('href', `${address}?at=-14`);
  });
}

test('keeps the assumption out of the address of the next page', async ({ page }) => {
  const address = hrefOf(defaultLanguage, { name: 'sample', slug });
  await visit(page, address);
  await sliderOf(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await expect(page).toHaveURL(`${address}?at=-1`);
});

test('goes Back to a slow page although the slider has just moved', async ({ page }) => {
  const home = hrefOf(defaultLanguage, { name: 'home' });
  await visit(page, home);
  await followInPlace(linkTo(page, hrefOf(defaultLanguage, { name: 'sample', slug })));
  await expect(sliderOf(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.clock.install();
  const letItCome = await holdBack(page);
  await sliderOf(page).fill('-14');
  await page.evaluate(() => history.back());
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await page.clock.runFor(1000);
  letItCome();
  await expect(page).toHaveURL(home);
  await expect(sliderOf(page)).toHaveCount(0);
});
