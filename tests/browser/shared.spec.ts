import { test, expect } from './fixtures';
import { textsOf } from './support/texts';
import {
  bothDirections,
  english,
  homeOf,
  languages,
  scrollTo,
  scrollTop,
  serviceOf,
  visit,
} from './support/visit';

for (const language of languages) {
  const { a11y, notFound, serviceNotFound } = textsOf(language).common;

  test(`the skip link is the first stop and leads into the page in ${language.code}`, async ({
    page,
  }) => {
    await visit(page, homeOf(language));
    const link = page.getByRole('link', { name: a11y.skipToContent, exact: true });
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main a').first()).toBeFocused();
  });

  for (const [address, texts] of [
    [`${language.prefix}/nothing`, notFound],
    [`${language.prefix}/services/nothing`, serviceNotFound],
  ] as const) {
    test(`${address} is not found, by the host and within the application`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.locator('h1')).toHaveText(texts.title);
      await visit(page, homeOf(language));
      await page.evaluate((href) => {
        window.history.pushState(null, '', href);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, address);
      await expect(page).toHaveURL(address);
      await expect(page.locator('h1')).toHaveText(texts.title);
      await expect(page.locator('h1')).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(texts.title));
      await page.locator('main').getByRole('link', { name: notFound.services }).click();
      await expect(page).toHaveURL(homeOf(language, 'services'));
    });
  }
}

for (const language of bothDirections) {
  test(`the way to the top is there after the first view in ${language.code}`, async ({ page }) => {
    const { backToTop } = textsOf(language).common.a11y;
    for (const address of [homeOf(language), serviceOf(language)]) {
      await visit(page, address);
      const button = page.getByRole('link', { name: backToTop, exact: true });
      await scrollTo(page, 720);
      await expect(button).toBeHidden();
      await scrollTo(page, 721);
      await expect(button).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(button).toBeHidden();
      await page.setViewportSize({ width: 1280, height: 720 });
      await expect(button).toBeVisible();
      const box = await button.boundingBox();
      const isAtEnd = (box?.x ?? 0) > 640;
      expect(isAtEnd).toBe(language.direction === 'ltr');
      await button.click();
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(button).toBeHidden();
      await expect(page.locator('main')).toBeFocused();
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the skip link leads into the page', async ({ page }) => {
    await page.goto(homeOf(english));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main a').first()).toBeFocused();
  });
});
