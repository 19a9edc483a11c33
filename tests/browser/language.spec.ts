import { test, expect } from './fixtures';
import {
  defaultLanguage,
  heading,
  homeOf,
  languages,
  linkTo,
  otherThan,
  scrollTo,
  serviceOf,
  switchTo,
  textsOf,
  visit,
  type Language,
} from './visit';

/** Away from the default language, through all others, and back. */
const journey = [...languages.filter((language) => language !== defaultLanguage), defaultLanguage];

test(
  'the switcher takes language, direction and fonts of the document along',
  { tag: ['@smoke', '@engines'] },
  async ({ page }) => {
    await visit(page, homeOf(defaultLanguage));
    await expect(switchTo(page, defaultLanguage)).toHaveAttribute('aria-current', 'true');
    for (const language of journey) {
      await switchTo(page, language).click();
      await expect(heading(page, textsOf(language).home.hero.headline)).toBeVisible();
      await expect(page).toHaveURL(homeOf(language));
      await expect(page.locator('html')).toHaveAttribute('lang', language.code);
      await expect(page.locator('html')).toHaveAttribute('dir', language.direction);
      const family = await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily);
      const [first = ''] = family.split(',');
      await expect
        .poll(() => page.evaluate((name) => document.fonts.check(`1em ${name}`), first))
        .toBe(true);
    }
  },
);

/**
 * Runs in the page: the block at a third of the window, or the one of that index, and its height.
 * Sources of law are each language's own.
 */
function blockInView(wanted?: number) {
  const blocks = [...document.querySelectorAll('main :is(h2, h3, p, li):not(.law *)')];
  const tops = blocks.map((block) => block.getBoundingClientRect());
  const eye = window.innerHeight / 3;
  const index = wanted ?? tops.findLastIndex(({ top, height }) => height > 0 && top <= eye);
  return { index, top: tops[index]?.top ?? NaN };
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(
    `the switcher keeps the page, and what is read at its height, at ${size.width} px`,
    { tag: '@engines' },
    async ({ page }) => {
      await page.setViewportSize(size);
      for (const [addressOf, part] of [
        [(language: Language) => homeOf(language), 0.8],
        [(language: Language) => serviceOf(language), 0.3],
      ] as const) {
        await visit(page, addressOf(defaultLanguage));
        await page.evaluate((share) => {
          const { scrollHeight } = document.documentElement;
          window.scrollTo({ top: scrollHeight * share, behavior: 'instant' });
        }, part);
        let before = await page.evaluate(blockInView, undefined);
        for (const language of journey) {
          await switchTo(page, language).click();
          await expect(page).toHaveURL(addressOf(language));
          await expect(page.locator('html')).toHaveAttribute('lang', language.code);
          const moved = async () => {
            const { top } = await page.evaluate(blockInView, before.index);
            return Math.abs(top - before.top);
          };
          // Fonts that come late move what was measured before them.
          await page.evaluate(() => document.fonts.ready);
          await expect.poll(moved, addressOf(language)).toBeLessThanOrEqual(40);
          before = await page.evaluate(blockInView, undefined);
        }
      }
    },
  );
}

test('a disclosure that was opened stays open in another language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const isAtTop of [true, false]) {
    await visit(page, serviceOf(defaultLanguage));
    const { when: name } = textsOf(defaultLanguage).common.service;
    await page.getByRole('heading', { name }).click();
    await scrollTo(page, isAtTop ? 0 : 900);
    for (const language of journey) {
      await switchTo(page, language).click();
      await expect(heading(page, textsOf(language).service().title)).toBeVisible();
      const { when, needs } = textsOf(language).service();
      await expect(page.getByText(when[0] ?? '')).toBeVisible();
      await expect(page.getByText(needs[0] ?? '')).toBeHidden();
    }
  }
});

for (const size of [
  { width: 320, height: 256 },
  { width: 640, height: 400 },
  { width: 1280, height: 800 },
]) {
  test(`what has the focus after a change of language or a link is in the window, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const expectFocusInWindow = async () => {
      const { top, bottom } = await page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        return { top: box?.top ?? NaN, bottom: box?.bottom ?? NaN };
      });
      expect(bottom, page.url()).toBeGreaterThan(0);
      expect(top, page.url()).toBeLessThan(size.height);
    };
    await visit(page, serviceOf(defaultLanguage));
    for (const part of [0, 0.2, 0.35, 0.5, 0.8]) {
      await page.evaluate((share) => {
        const { scrollHeight } = document.documentElement;
        window.scrollTo({ top: scrollHeight * share, behavior: 'instant' });
      }, part);
      for (const language of journey) {
        await switchTo(page, language).click();
        await expect(page.locator('html')).toHaveAttribute('lang', language.code);
        await page.evaluate(() => document.fonts.ready);
        await expect(page.locator('main :focus')).toHaveCount(1);
        await expectFocusInWindow();
      }
    }
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeFocused();
    await linkTo(page, serviceOf(defaultLanguage)).click();
    await expect(heading(page, textsOf(defaultLanguage).service().title)).toBeFocused();
    await expectFocusInWindow();
  });
}

test('gives a page the same head by navigation as by loading, in each language', async ({
  page,
}) => {
  /** Files that a page loads with itself, and data for search engines, are left out. */
  const head = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('title, meta, link:not([as], [rel="stylesheet"])')]
        .filter((tag) => !/modulepreload|icon/.test(tag.getAttribute('rel') ?? ''))
        .map((tag) => tag.outerHTML)
        .sort(),
    );
  for (const language of languages) {
    await visit(page, serviceOf(language));
    const delivered = await head();
    const other = otherThan(language);
    await switchTo(page, other).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other.code);
    await switchTo(page, language).click();
    await expect.poll(head).toEqual(delivered);
  }
});
