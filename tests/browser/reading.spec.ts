import type { Page } from '@playwright/test';
import { services } from '../../src/site/catalogue';
import { test, expect, withMotion } from './fixtures';
import { misfits, spaceWidely } from './measures';
import {
  bothDirections,
  defaultLanguage,
  heading,
  homeOf,
  hydrated,
  languages,
  linkTo,
  scrollTo,
  serviceOf,
  textsOf,
  visit,
} from './visit';

test.use(withMotion);

const longestTitled = [...services].sort(
  (a, b) =>
    textsOf(defaultLanguage).service(b).title.length -
    textsOf(defaultLanguage).service(a).title.length,
)[0];

async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.reload();
  await hydrated(page);
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size).toBe('32px');
}

for (const language of languages) {
  test(`pages reflow in low windows, with wide spacing and with text of 200 %, ${language.code}`, async ({
    page,
  }) => {
    for (const address of [homeOf(language), serviceOf(language, longestTitled)]) {
      const fits = async (width: number, height: number, what: string) => {
        await page.setViewportSize({ width, height });
        expect.soft(await page.evaluate(misfits), `${address} ${what} at ${width} px`).toEqual([]);
      };
      await visit(page, address);
      await fits(320, 256, 'as it is');
      await spaceWidely(page);
      await fits(320, 256, 'spaced widely');
      await fits(1280, 800, 'spaced widely');
      await doubleText(page);
      await fits(320, 640, 'with double text');
      await fits(1280, 800, 'with double text');
    }
  });
}

/** Runs in the page: how the focus shows, against what lies behind it; null where nothing has it. */
function readFocus() {
  const { activeElement: element } = document;
  if (!element || element === document.body) return null;
  const { position } = getComputedStyle(element);
  // The ring of a card is around what its link covers.
  const around = getComputedStyle(element, '::after');
  const own = getComputedStyle(element);
  const { outlineWidth, outlineStyle, outlineColor, outlineOffset } =
    around.outlineStyle === 'none' ? own : around;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const luminance = (colors: string[]) => {
    if (!canvas) return 0;
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
      value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind: string[] = [];
  const isInside = parseFloat(outlineOffset) < 0;
  for (let at = isInside ? element : element.parentElement; at; at = at.parentElement) {
    behind.unshift(getComputedStyle(at).backgroundColor);
  }
  const [back, ring] = [
    luminance(['white', ...behind]),
    luminance(['white', ...behind, outlineColor]),
  ];
  const { top, bottom, height } = element.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isApart = element.closest('header') !== null || position === 'fixed';
  return {
    html: element.outerHTML.slice(0, 160),
    width: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
    contrast: (Math.max(back, ring) + 0.05) / (Math.min(back, ring) + 0.05),
    isSeen: isApart || (bottom > header && top < window.innerHeight),
    target: height,
  };
}

for (const language of bothDirections) {
  test(`shows a visible focus ring at every tab stop, ${language.code}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Each width in one direction: the colours of a ring and of what lies behind it are the same.
    await page.setViewportSize({ width: language === defaultLanguage ? 1280 : 390, height: 800 });
    for (const address of [homeOf(language), serviceOf(language)]) {
      await visit(page, address);
      let stops = 0;
      for (; stops < 80; stops += 1) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(readFocus);
        if (!focus) break;
        const { html, contrast, isSeen, target } = focus;
        expect(focus.width, html).toBeGreaterThanOrEqual(2);
        expect(contrast, html).toBeGreaterThanOrEqual(3);
        expect(isSeen, html).toBe(true);
        expect(target, html).toBeGreaterThanOrEqual(24);
      }
      expect(stops).toBeGreaterThan(15);
    }
  });

  test(`prints all text and no controls, ${language.code}`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const address of [homeOf(language), serviceOf(language)]) {
      await visit(page, address);
      await expect(page.locator('h1')).toBeVisible();
      await expect(
        page.locator('header nav, form, main a[aria-label]').filter({ visible: true }),
      ).toHaveCount(0);
      const opacities = await page
        .locator('main :is(h2, h3, p, li)')
        .evaluateAll((all) =>
          all.map(
            (element) =>
              element.checkVisibility({ opacityProperty: true }) || !element.checkVisibility(),
          ),
        );
      expect(opacities).not.toContain(false);
    }
  });
}

for (const language of languages) {
  test(`prints a service on two pages, ${language.code}`, async ({ page }) => {
    await visit(page, serviceOf(language));
    const name = textsOf(language).common.service.print;
    await expect(page.getByRole('button', { name })).toBeVisible();
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    }
  });
}

const waiting = '[data-waiting]';

function hiddenCards(page: Page): Promise<number> {
  return page
    .locator('main li')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length);
}

test('animates cards below the first screen when they scroll into view', async ({ page }) => {
  await page.addInitScript(() => {
    const entered: unknown[] = [];
    Object.assign(window, { entered });
    const animate = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
    Element.prototype.animate = function (keyframes, options) {
      const place = [...(this.parentElement?.children ?? [])].indexOf(this);
      const { duration, delay } = options as KeyframeAnimationOptions;
      if (this.matches('main li')) entered.push({ duration, delay, late: place * 100 });
      return animate.call(this, keyframes, options);
    };
  });
  await visit(page, homeOf(defaultLanguage));
  await expect(page.locator(waiting)).not.toHaveCount(0);
  await scrollTo(page, 60);
  expect(await hiddenCards(page)).toBeGreaterThan(20);
  await page.keyboard.press('ControlOrMeta+End');
  await expect(page.locator(waiting)).toHaveCount(0);
  await expect.poll(() => hiddenCards(page)).toBe(0);
  type Entered = { duration: number; delay: number; late: number }[];
  const entered = await page.evaluate(() => (window as unknown as { entered: Entered }).entered);
  expect(entered.length).toBeGreaterThan(20);
  for (const { duration, delay, late } of entered) {
    expect(duration).toBeCloseTo(600);
    expect(delay).toBeCloseTo(late);
  }
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect(heading(page, textsOf(defaultLanguage).service().title)).toBeFocused();
  await page.goBack();
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
});

test('never hides a card that has been seen', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement) || !target.matches('[data-waiting]')) continue;
        if (target.getBoundingClientRect().top < window.innerHeight - 30)
          Object.assign(window, { hidden: true });
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-waiting'] });
  });
  await visit(page, homeOf(defaultLanguage));
  await scrollTo(page, 1500);
  await page.reload();
  await hydrated(page);
  await expect(page.locator(waiting)).not.toHaveCount(0);
  expect(await page.evaluate(() => 'hidden' in window)).toBe(false);
});

test('animates nothing with reduced motion, even if it is set during the visit', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, homeOf(defaultLanguage));
  await expect(page.locator(waiting)).toHaveCount(0);
  await linkTo(page, homeOf(defaultLanguage, 'contact')).click();
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
          .length,
    );
  expect(await moving()).toBe(0);
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect(heading(page, textsOf(defaultLanguage).service().title)).toBeFocused();
  expect(await moving()).toBe(0);
});

test('a page fades in, and a section is only scrolled to', async ({ page }) => {
  await page.addInitScript(() => {
    const faded: unknown[] = [];
    Object.assign(window, { faded });
    const animate = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
    Element.prototype.animate = function (keyframes, options) {
      if (this.matches('main')) faded.push(keyframes);
      return animate.call(this, keyframes, options);
    };
  });
  const faded = () => page.evaluate(() => (window as unknown as { faded: unknown[] }).faded);
  await visit(page, homeOf(defaultLanguage));
  await linkTo(page, homeOf(defaultLanguage, 'contact')).click();
  await expect(page).toHaveURL(/#contact$/u);
  expect(await faded()).toEqual([]);
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect.poll(faded).toEqual([{ opacity: [0, 1] }]);
});

test('prints cards that have not entered yet', async ({ page }) => {
  await visit(page, homeOf(defaultLanguage));
  await scrollTo(page, 60);
  await expect.poll(() => hiddenCards(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  // A card that is entering ends its animation first.
  await expect.poll(() => hiddenCards(page)).toBe(0);
});

test('a capture of the whole page shows all cards: none is hidden before the visitor scrolls', async ({
  page,
}) => {
  await visit(page, homeOf(defaultLanguage));
  await expect(page.locator(waiting)).not.toHaveCount(0);
  expect(await hiddenCards(page)).toBe(0);
  const map = page.locator('#about img');
  await expect
    .poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

for (const size of [
  { width: 1100, height: 720 },
  { width: 1280, height: 1000 },
]) {
  test(`shows all cards once the window is resized to ${size.width} by ${size.height}`, async ({
    page,
  }) => {
    await visit(page, homeOf(defaultLanguage));
    await scrollTo(page, 60);
    await expect.poll(() => hiddenCards(page)).toBeGreaterThan(0);
    await page.setViewportSize(size);
    await expect.poll(() => hiddenCards(page)).toBe(0);
  });
}

for (const height of [2100, 12_140]) {
  test(`shows the whole page in a window of ${height} px, below a hero no higher than usual`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 411, height });
    await visit(page, homeOf(defaultLanguage));
    await scrollTo(page, 60);
    expect(await hiddenCards(page)).toBe(0);
    const hero = await page.locator('main > section').first().boundingBox();
    expect(hero?.height).toBeLessThanOrEqual(1300);
  });
}

for (const language of bothDirections) {
  test(`shifts no layout when the fonts load late, ${language.code}`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          (window as unknown as { shift: number }).shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of [homeOf(language), serviceOf(language)]) {
      for (const width of [412, 1440]) {
        await page.setViewportSize({ width, height: 850 });
        let letThemCome = (): void => undefined;
        const gone = new Promise<void>((resolve) => (letThemCome = resolve));
        await page.route(/\.woff2$/, async (route) => {
          await gone;
          await route.continue();
        });
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
        letThemCome();
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
        // A paragraph that gains a line, in the one case in which fonts come after the first paint.
        expect.soft(shift, `${address} at ${width} px`).toBeLessThan(0.05);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    }
  });
}

for (const language of languages) {
  test(`service cards lead with their titles, which are level in each row, ${language.code}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, homeOf(language));
    const rows = await page.locator('.cards').evaluateAll((grids) =>
      grids.flatMap((grid) => {
        const titles = new Map<number, number[]>();
        for (const card of grid.querySelectorAll('article')) {
          const { top } = card.getBoundingClientRect();
          const title = card.firstElementChild;
          const height = title?.matches('h3') ? title.getBoundingClientRect().top : NaN;
          titles.set(top, [...(titles.get(top) ?? []), height]);
        }
        return [...titles.values()];
      }),
    );
    expect(rows.length).toBeGreaterThan(8);
    for (const row of rows) expect(new Set(row).size, row.join()).toBe(1);
    expect(rows.flat()).not.toContain(NaN);
  });
}
