import type { Page } from '@playwright/test';
import type { Language } from '../../src/site/languages';
import { test, expect } from './fixtures';
import { textsOf } from './support/texts';
import {
  alive,
  arabic,
  english,
  expectSectionShown,
  french,
  homeOf,
  languages,
  scrollTo,
  scrollTop,
  serviceOf,
  visit,
} from './support/visit';

const switchTo = (page: Page, language: Language) =>
  page.locator('.site-header').getByRole('link', { name: language.name, exact: true });
const offer = (page: Page, { code }: Language) => page.locator(`aside[lang="${code}"]`);

test.describe('the switcher', () => {
  test('names each language in itself', async ({ page }) => {
    await page.goto(homeOf(english));
    for (const language of languages) {
      const link = switchTo(page, language);
      await expect(link).toHaveAttribute('lang', language.code);
      await expect(link).toHaveAttribute('dir', language.direction);
      await expect(link).toHaveAttribute('hreflang', language.code);
    }
    await expect(switchTo(page, english)).toHaveAttribute('aria-current', 'true');
  });

  test('keeps the page and the section in view', async ({ page }) => {
    await visit(page, serviceOf(english));
    await switchTo(page, arabic).click();
    await expect(page).toHaveURL(serviceOf(arabic));
    await visit(page, homeOf(english));
    await switchTo(page, french).click();
    await expect(page.locator('h1')).toHaveText(textsOf(french).home.hero.headline);
    await page
      .locator('#tourism-services h2')
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await switchTo(page, arabic).click();
    await expect(page).toHaveURL(
      (url) => url.pathname === homeOf(arabic) && url.hash === '#tourism-services',
    );
    await expectSectionShown(page, 'tourism-services');
    await scrollTo(page, 0);
    await switchTo(page, english).click();
    await expect(page).toHaveURL(homeOf(english));
  });

  test('draws the name of a language whose letters the page lacks, also after a page that has them', async ({
    page,
  }) => {
    await visit(page, homeOf(english));
    const drawing = switchTo(page, arabic).locator('svg path');
    await expect(drawing).toHaveCount(1);
    await switchTo(page, arabic).click();
    await expect(page.locator('html')).toHaveAttribute('lang', arabic.code);
    await expect(drawing).toHaveCount(0);
    await switchTo(page, english).click();
    await expect(page.locator('html')).toHaveAttribute('lang', english.code);
    await expect(drawing).toHaveCount(1);
  });

  for (const width of [320, 390, 768, 1024, 1280]) {
    test(`has room for five languages at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 600 });
      for (const language of languages) {
        await visit(page, homeOf(language));
        const faults = await page.locator('.site-header').evaluate((header) => {
          const list = header.querySelector('ul:has([hreflang])');
          for (const name of ['Español', 'Deutsch']) {
            const item = list?.lastElementChild?.cloneNode(true) as Element;
            item.firstElementChild?.replaceChildren(name);
            list?.append(item);
          }
          const frame = header.getBoundingClientRect();
          const boxes = [...header.querySelectorAll('a, button')]
            .filter((control) => control.checkVisibility({ visibilityProperty: true }))
            .map((control) => ({
              name: control.textContent,
              box: control.getBoundingClientRect(),
              // Whether what is read fits into its box.
              isWhole: control.scrollWidth <= control.clientWidth,
            }));
          return boxes.flatMap(({ name, box, isWhole }, index) => [
            ...(isWhole && box.left >= 0 && box.right <= frame.right && box.bottom <= frame.bottom
              ? []
              : [name]),
            ...boxes
              .slice(index + 1)
              .filter(
                ({ box: other }) =>
                  box.left < other.right &&
                  other.left < box.right &&
                  box.top < other.bottom &&
                  other.top < box.bottom,
              )
              .map((other) => `${name} × ${other.name}`),
          ]);
        });
        expect(faults).toEqual([]);
      }
    });
  }

  test(
    'takes language, direction and fonts of the document along',
    { tag: '@smoke' },
    async ({ page }) => {
      await visit(page, homeOf(english));
      for (const language of [arabic, french, arabic, english]) {
        await switchTo(page, language).click();
        await expect(page.locator('html')).toHaveAttribute('lang', language.code);
        await expect(page.locator('html')).toHaveAttribute('dir', language.direction);
        await expect(page.locator('h1')).toHaveText(textsOf(language).home.hero.headline);
        const family = language.script === 'arabic' ? 'Display Arabic' : 'Display Latin';
        const used = await page
          .locator('h1')
          .evaluate((heading) => getComputedStyle(heading).fontFamily);
        expect(used).toContain(family);
        const isLoaded = () =>
          page.evaluate(
            (name) =>
              [...document.fonts].some(
                (face) => face.family.replaceAll('"', '') === name && face.status === 'loaded',
              ),
            family,
          );
        await expect.poll(isLoaded).toBe(true);
      }
    },
  );

  test('a style sheet of fonts that never comes does not hold the language up', async ({
    page,
    faults,
  }) => {
    await visit(page, homeOf(english));
    await page.route('**/fonts-arabic.*', () => new Promise<void>(() => undefined));
    await switchTo(page, arabic).click();
    await expect(page.locator('h1')).toHaveText(textsOf(arabic).home.hero.headline, {
      timeout: 20_000,
    });
    expect(faults.unexpected).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('keeps the page', async ({ page }) => {
      await page.goto(serviceOf(english));
      for (const language of [arabic, french, english]) {
        await switchTo(page, language).click();
        await expect(page).toHaveURL(serviceOf(language));
      }
    });
  });
});

for (const [wanted, language, page_] of [
  ['ar-AE', arabic, english],
  ['fr-MA', french, arabic],
  ['en-GB', english, french],
] as const) {
  test.describe(`a visitor who prefers ${wanted}`, () => {
    test.use({ locale: wanted });
    const texts = textsOf(language).common.offer;

    test('is offered it once, in it, and nothing moves', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          (window as unknown as { shifts: unknown[] }).shifts.push(
            // Fonts that arrive move the switcher by a pixel or two.
            ...list
              .getEntries()
              .map((entry) => entry.toJSON() as { value: number })
              .filter(({ value }) => value > 0.001),
          );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visit(page, homeOf(page_));
      const bar = offer(page, language);
      await expect(bar).toBeVisible();
      await expect(bar).toHaveAttribute('dir', language.direction);
      await expect(bar).toContainText(texts.text);
      expect(
        await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts),
      ).toEqual([]);
      await bar.getByRole('button', { name: texts.dismiss }).click();
      await expect(bar).toHaveCount(0);
      await page.reload();
      await alive(page);
      await page.waitForLoadState('networkidle');
      await expect(bar).toHaveCount(0);
      await expect(page).toHaveURL(homeOf(page_));
    });

    test('reads the page in it', async ({ page }) => {
      await visit(page, serviceOf(page_));
      await offer(page, language).getByRole('link', { name: texts.accept }).click();
      await expect(page).toHaveURL(serviceOf(language));
      await expect(offer(page, language)).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', language.code);
    });

    for (const [way, answer] of [
      ['by the offer', (page: Page) => offer(page, language).getByRole('link').click()],
      ['by the switcher', (page: Page) => switchTo(page, language).click()],
    ] as const) {
      test(`is not asked again on the way back to a language that was left ${way}`, async ({
        page,
      }) => {
        await visit(page, homeOf(page_));
        await expect(offer(page, language)).toBeVisible();
        await answer(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language.code);
        await switchTo(page, page_).click();
        await expect(page.locator('html')).toHaveAttribute('lang', page_.code);
        await expect(page.locator('h1')).toHaveText(textsOf(page_).home.hero.headline);
        await expect(offer(page, language)).toHaveCount(0);
      });
    }

    test('who dismisses it by the keyboard goes on with the page', async ({ page }) => {
      await visit(page, homeOf(page_));
      await scrollTo(page, 900);
      await offer(page, language).getByRole('button', { name: texts.dismiss }).press('Enter');
      await expect(offer(page, language)).toHaveCount(0);
      await expect(page.locator('main')).toBeFocused();
      expect(await scrollTop(page)).toBe(900);
    });
  });
}

test.describe('over the foot of the page', () => {
  test.use({ locale: 'ar' });

  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
  ]) {
    test(`the offer covers neither the focus nor the way to the top at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await visit(page, homeOf(english));
      const bar = offer(page, arabic);
      await expect(bar).toBeVisible();
      const top = async (selector: string) =>
        (await page.locator(selector).boundingBox()) ?? { y: -1, height: 0 };
      await scrollTo(page, viewport.height * 2);
      const button = await top('main > a[href="#content"]');
      expect(button.y + button.height).toBeLessThanOrEqual((await top('aside')).y);
      await scrollTo(page, 0);
      await page.locator('main a').first().focus();
      for (let presses = 0; presses < 45; presses += 1) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate(() => {
          const { activeElement: focused } = document;
          const foot = document.querySelector('aside')?.getBoundingClientRect().top ?? 0;
          if (
            !focused ||
            focused.closest('aside, .site-header') ||
            getComputedStyle(focused).position === 'fixed'
          )
            return null;
          const { top, bottom } = focused.getBoundingClientRect();
          // Of a box to write in, browsers bring the caret into view.
          const seen = focused instanceof HTMLTextAreaElement ? top + 40 : bottom;
          return seen > foot ? focused.outerHTML : null;
        });
        expect(covered).toBeNull();
      }
    });
  }

  test('the offer leaves the last line of the page to be read', async ({ page }) => {
    await visit(page, homeOf(english));
    await expect(offer(page, arabic)).toBeVisible();
    const last = page.locator('footer p').last();
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+End');
      const [line, bar] = await Promise.all([
        last.boundingBox(),
        offer(page, arabic).boundingBox(),
      ]);
      expect((line?.y ?? NaN) + (line?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? NaN);
    }).toPass({ timeout: 5000 });
  });

  test('under a high zoom the offer ends the page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, homeOf(english));
    await expect(offer(page, arabic)).toBeAttached();
    await expect(offer(page, arabic)).not.toBeInViewport();
  });

  test('the offer is one line, with controls to be hit', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const current of [english, french]) {
      await page.goto(homeOf(current));
      await page.evaluate(() => localStorage.clear());
      await visit(page, homeOf(current));
      const bar = offer(page, arabic);
      await expect(bar).toBeVisible();
      expect((await bar.boundingBox())?.height).toBeLessThan(48);
      for (const control of await bar.locator('a, button').all()) {
        const box = await control.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test('the offer is made once where storage is full', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await visit(page, homeOf(english));
    await expect(offer(page, arabic)).toBeVisible();
    await offer(page, arabic).getByRole('button').click();
    await switchTo(page, french).click();
    await expect(page).toHaveURL(homeOf(french));
    await page.waitForLoadState('networkidle');
    await expect(page.locator('aside')).toHaveCount(0);
  });

  test('a browser that refuses storage is not asked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(page, homeOf(english));
    await page.waitForLoadState('networkidle');
    await expect(page.locator('aside')).toHaveCount(0);
  });
});
