import type { Page } from '@playwright/test';
import { services } from '../../src/site/catalogue';
import { test, expect, withMotion } from './fixtures';
import { misfits, spaceWidely } from './measures';
import {
  bothDirections,
  defaultLanguage,
  homeOf,
  hydrated,
  languages,
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
    // One direction per width: the colours of a focus ring and its background don't depend on direction.
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
