import type { Page } from '@playwright/test';
import { test, expect } from './fixtures';
import {
  defaultLanguage,
  heading,
  holdBack,
  homeOf,
  hydrated,
  languages,
  linkTo,
  loadedByScript,
  otherThan,
  scrollTo,
  scrollTop,
  serviceOf,
  switchTo,
  textsOf,
  visit,
  type Language,
} from './visit';

/** Away from the default language, through all others, and back. */
const journey = [...languages.filter((language) => language !== defaultLanguage), defaultLanguage];

const offer = (page: Page, { code }: Language) => page.locator(`aside[lang="${code}"]`);

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

const longNames = ['Português', 'Українська', 'Azərbaycanca'];

for (const language of languages) {
  test(`the header has room for five languages, ${language.code}`, async ({ page }) => {
    await visit(page, `${language.prefix}/nothing`);
    for (const width of [320, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      const faults = await page.getByRole('banner').evaluate((header, names) => {
        const list = header.querySelector('ul:has([hreflang])');
        for (const name of names.slice(0, 5 - (list?.childElementCount ?? 0))) {
          const item = list?.lastElementChild?.cloneNode(true) as Element;
          item.firstElementChild?.replaceChildren(name);
          list?.append(item);
        }
        const frame = header.getBoundingClientRect();
        const controls = [...header.querySelectorAll('a, button')].filter((control) =>
          control.checkVisibility({ visibilityProperty: true }),
        );
        return controls.flatMap((control, index) => {
          const box = control.getBoundingClientRect();
          const name = control.textContent;
          const isWhole = control.scrollWidth <= control.clientWidth;
          const isInside = box.left >= 0 && box.right <= frame.right && box.bottom <= frame.bottom;
          const covered = controls.slice(index + 1).filter((other) => {
            const { left, right, top, bottom } = other.getBoundingClientRect();
            return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
          });
          return [
            ...(isWhole && isInside ? [] : [name]),
            ...covered.map(({ textContent }) => `${name} × ${textContent}`),
          ];
        });
      }, longNames);
      expect.soft(faults, `at ${width} px`).toEqual([]);
    }
  });
}

for (const language of languages) {
  const current = otherThan(language);
  const texts = textsOf(language).common.offer;

  test.describe(`a visitor who prefers ${language.locale}`, () => {
    test.use({ locale: language.locale });

    test('is offered it once, on arrival, if the bar covers no text and no control', async ({
      page,
    }) => {
      // A page whose foot is empty in this window.
      const address = `${current.prefix}/nothing`;
      await visit(page, address);
      const bar = offer(page, language);
      await expect(bar).toBeVisible();
      await expect(bar).toHaveAttribute('dir', language.direction);
      await expect(bar).toContainText(texts.text);
      await bar.getByRole('button', { name: texts.dismiss }).click();
      await expect(bar).toHaveCount(0);
      await page.reload();
      await hydrated(page);
      await scrollTo(page, 100);
      await page.waitForLoadState('networkidle');
      await expect(bar).toHaveCount(0);
      await expect(page).toHaveURL(address);
    });

    test('is offered it after the first scroll if the bar would cover something', async ({
      page,
    }) => {
      await visit(page, serviceOf(current));
      await page.waitForLoadState('networkidle');
      await expect(offer(page, language)).toHaveCount(0);
      await scrollTo(page, 1);
      await expect(offer(page, language)).toBeVisible();
    });

    test('reads the page in it, and is not asked again on the way back', async ({ page }) => {
      await visit(page, serviceOf(current));
      await scrollTo(page, 500);
      await offer(page, language).getByRole('link', { name: texts.accept }).click();
      await expect(heading(page, textsOf(language).service().title)).toBeVisible();
      await expect(page).toHaveURL(serviceOf(language));
      await expect(offer(page, language)).toHaveCount(0);
      await switchTo(page, current).click();
      await expect(heading(page, textsOf(current).service().title)).toBeVisible();
      await expect(offer(page, language)).toHaveCount(0);
    });
  });
}

test.describe('the offer of a language', () => {
  const language = otherThan(defaultLanguage);
  const texts = textsOf(language).common.offer;
  test.use({ locale: language.locale });

  test('keeps the scroll position when it is dismissed by keyboard', async ({ page }) => {
    await visit(page, homeOf(defaultLanguage));
    await scrollTo(page, 900);
    await offer(page, language).getByRole('button', { name: texts.dismiss }).press('Enter');
    await expect(offer(page, language)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await scrollTop(page)).toBe(900);
  });

  test('is one line with large controls, and covers neither the focus nor the last line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, homeOf(defaultLanguage));
    await scrollTo(page, 500);
    const bar = offer(page, language);
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThan(48);
    for (const control of await bar.locator('a, button').all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.locator('main a').first().focus();
    for (let stops = 0; stops < 30; stops += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const { activeElement: focused } = document;
        const foot = document.querySelector('aside')?.getBoundingClientRect().top ?? 0;
        const isApart = !focused || focused.closest('aside, header, body:focus');
        if (isApart || getComputedStyle(focused).position === 'fixed') return null;
        const { top, bottom } = focused.getBoundingClientRect();
        // Of a box to write in, browsers bring the caret into view.
        const seen = focused instanceof HTMLTextAreaElement ? top + 40 : bottom;
        return seen > foot ? focused.outerHTML : null;
      });
      expect(covered).toBeNull();
    }
    const last = page.locator('footer p').last();
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+End');
      const [line, foot] = [await last.boundingBox(), await bar.boundingBox()];
      expect((line?.y ?? NaN) + (line?.height ?? NaN)).toBeLessThanOrEqual(foot?.y ?? NaN);
    }).toPass({ timeout: 20_000 });
  });

  test('keeps the service that the visitor came from', async ({ page }) => {
    const { contactUs } = textsOf(defaultLanguage).common.service;
    await visit(page, serviceOf(defaultLanguage));
    await page.getByRole('main').getByRole('link', { name: contactUs }).click();
    await offer(page, language).getByRole('link', { name: texts.accept }).click();
    const about = textsOf(language).home.form.about.replace(
      '{{service}}',
      textsOf(language).service().title,
    );
    await expect(page.getByText(about)).toBeVisible();
  });

  test('is made at the next visit if its texts could not be loaded', async ({ page, faults }) => {
    faults.expectBrokenRequests();
    await visit(page, homeOf(defaultLanguage));
    await page.waitForLoadState('networkidle');
    await page.route(loadedByScript, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await scrollTo(page, 100);
    await failed;
    await expect(offer(page, language)).toHaveCount(0);
    await page.unrouteAll();
    await visit(page, homeOf(defaultLanguage));
    await scrollTo(page, 100);
    await expect(offer(page, language)).toBeVisible();
  });

  test('is made in one of two tabs that load its texts at the same time', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await visit(tab, homeOf(defaultLanguage));
    const letThemCome = [await holdBack(page), await holdBack(other)];
    for (const tab of [page, other]) {
      const requested = tab.waitForRequest(loadedByScript);
      await scrollTo(tab, 100);
      await requested;
    }
    for (const [index, tab] of [page, other].entries()) {
      letThemCome[index]?.();
      await tab.waitForLoadState('networkidle');
      await expect(offer(tab, language)).toHaveCount(index === 0 ? 1 : 0);
    }
  });

  test('is not made when storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(page, homeOf(defaultLanguage));
    await page.waitForLoadState('networkidle');
    await expect(page.locator('aside')).toHaveCount(0);
  });
});
