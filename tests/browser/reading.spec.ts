import type { Page } from '@playwright/test';
import { test, expect } from './fixtures';
import {
  alive,
  bothDirections,
  english,
  homeOf,
  languages,
  serviceOf,
  visit,
} from './support/visit';

const addresses = (language: (typeof languages)[number]) => [
  homeOf(language),
  serviceOf(language, 'cultural-heritage-and-eco-tourism-development-strategy'),
  `${language.prefix}/nothing`,
];

/** What reaches beyond the window sideways, or is cut off. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isHidden = (element: Element) =>
      element.closest('svg, [aria-hidden="true"]') !== null ||
      getComputedStyle(element).clipPath === 'inset(50%)';
    const found = [...document.querySelectorAll('#root *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0 || isHidden(element)) return false;
      const isCut =
        getComputedStyle(element).overflowX === 'hidden' &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.tagName !== 'DIV' &&
        element.tagName !== 'FOOTER' &&
        element.tagName !== 'HEADER' &&
        element.tagName !== 'SECTION';
      return left < -1 || right > clientWidth + 1 || isCut;
    });
    const wide = document.documentElement.scrollWidth > clientWidth ? ['the page'] : [];
    return [...wide, ...found.map((element) => element.outerHTML.slice(0, 120))];
  });
}

/** WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** As a visitor's own style sheet does: by a way that no policy of a page closes. */
async function spaceWidely(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
}

/** As a visitor does who has set the browser's text to twice its size. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('32px');
}

for (const language of languages) {
  for (const address of addresses(language)) {
    test(`${address} reflows at 320 px, with wide spacing and with text of 200 %`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await visit(page, address);
      expect(await overflow(page)).toEqual([]);
      await spaceWidely(page);
      expect(await overflow(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await overflow(page)).toEqual([]);
      await doubleText(page);
      await alive(page);
      expect(await overflow(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(page)).toEqual([]);
    });
  }
}

for (const language of bothDirections) {
  for (const width of [1280, 390]) {
    test(`every stop of the keyboard shows a ring that is seen, at ${width} px in ${language.code}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const address of [homeOf(language), serviceOf(language)]) {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await visit(page, address);
        let stops = 0;
        for (; stops < 80; stops += 1) {
          await page.keyboard.press('Tab');
          const stop = await page.evaluate(readRing);
          if (!stop) break;
          expect(stop.width, stop.html).toBeGreaterThanOrEqual(2);
          expect(stop.contrast, stop.html).toBeGreaterThanOrEqual(3);
          expect(stop.isCovered, stop.html).toBe(false);
          expect(stop.target, stop.html).toBeGreaterThanOrEqual(24);
        }
        expect(stops).toBeGreaterThan(15);
      }
    });
  }
}

interface Ring {
  html: string;
  width: number;
  contrast: number;
  isCovered: boolean;
  target: number;
}

/** Runs in the page: the ring around what has the focus, against what lies behind it. */
function readRing(): Ring | null {
  const { activeElement: element } = document;
  if (!element || element === document.body) return null;
  const { outlineWidth, outlineStyle, outlineColor, outlineOffset } = getComputedStyle(element);
  const isInside = parseFloat(outlineOffset) < 0;
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
  const behind = ['white'];
  const chain: Element[] = [];
  for (let at = isInside ? element : element.parentElement; at; at = at.parentElement)
    chain.unshift(at);
  for (const at of chain) behind.push(getComputedStyle(at).backgroundColor);
  const [one, other] = [luminance(behind), luminance([...behind, outlineColor])];
  const box = element.getBoundingClientRect();
  const header = document.querySelector('.site-header');
  const isFixed = element.closest('.site-header') ?? getComputedStyle(element).position === 'fixed';
  return {
    html: element.outerHTML.slice(0, 160),
    width: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
    contrast: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05),
    isCovered:
      !isFixed &&
      (box.bottom <= (header?.getBoundingClientRect().bottom ?? 0) ||
        box.top >= window.innerHeight),
    target: Math.min(box.height, 1000),
  };
}

for (const language of bothDirections) {
  test(`on paper all text is there and nothing that is only for a screen in ${language.code}`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    for (const address of [homeOf(language), serviceOf(language)]) {
      await visit(page, address);
      await expect(page.locator('h1')).toBeVisible();
      for (const screen of ['.site-header', 'form', '#root > a', 'main a[aria-label]']) {
        await expect(page.locator(screen).and(page.locator(':visible'))).toHaveCount(0);
      }
      const lost = await page
        .locator('main :is(h1, h2, h3, p, dd)')
        .evaluateAll((all) =>
          all
            .filter(
              (element) =>
                !element.closest('form, nav, a, .service > section, #receive, #elsewhere') &&
                !element.checkVisibility({ opacityProperty: true }),
            )
            .map((element) => element.textContent),
        );
      expect(lost).toEqual([]);
      const fixed = await page
        .locator('#root *')
        .evaluateAll(
          (all) =>
            all.filter(
              (element) =>
                element.checkVisibility() &&
                ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
                element.tagName !== 'DIV',
            ).length,
        );
      expect(fixed).toBe(0);
    }
  });
}

test('in forced colours text, pictures and the current language keep apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit(page, homeOf(english));
  const color = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const canvas = await color('body', 'background-color');
  const canvasOf = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.backgroundColor = 'Canvas';
    document.body.append(probe);
    return getComputedStyle(probe).backgroundColor;
  });
  expect(canvas === 'rgba(0, 0, 0, 0)' ? canvasOf : canvas).toBe(canvasOf);
  const paints = await page
    .locator('section:has(h1) svg[viewBox="0 0 1440 620"] :is(path, circle)')
    .evaluateAll((shapes) => ({
      fills: shapes.map((shape) => getComputedStyle(shape).fill),
      strokes: shapes.map((shape) => getComputedStyle(shape).stroke),
    }));
  const plain = paints.fills.filter((fill) => fill !== 'none' && !fill.startsWith('url('));
  expect(new Set(plain)).toEqual(new Set([canvasOf]));
  expect(paints.strokes).not.toContain(canvasOf);
  expect(await color('.site-header a[aria-current]', 'border-bottom-color')).not.toBe(canvasOf);
  expect(await color('.site-header a[hreflang]:not([aria-current])', 'border-bottom-color')).toBe(
    canvasOf,
  );
});
