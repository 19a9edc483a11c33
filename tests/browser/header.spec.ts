import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { test, expect, withMotion } from './fixtures';
import {
  bothDirections,
  defaultLanguage,
  expectSectionShown,
  holdBack,
  homeOf,
  hydrated,
  languages,
  scrollTo,
  scrollTop,
  serviceOf,
  textsOf,
  visit,
} from './visit';

test.use(withMotion);

const home = homeOf(defaultLanguage);
const { home: homeTexts } = textsOf(defaultLanguage);

for (const language of bothDirections) {
  test(`the header covers no section that is opened by its address, ${language.code}`, async ({
    page,
  }) => {
    const isDefault = language === defaultLanguage;
    await page.setViewportSize({ width: isDefault ? 1280 : 390, height: 800 });
    await visit(page, homeOf(language));
    const ids = await page
      .locator('main > section[id]')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(5);
    // Half of the places in each language: the first and those alike in one, the rest in the other.
    for (const id of ids.filter((_, at) => (at % 2 === 0) === isDefault)) {
      await page.goto('about:blank');
      await visit(page, `${homeOf(language)}#${id}`);
      await expectSectionShown(page, id);
    }
  });

  test(`the button back to the top is shown after the first screen in either direction of scrolling, ${language.code}`, async ({
    page,
  }) => {
    const { backToTop } = textsOf(language).common.a11y;
    const button = page.locator('main').getByRole('link', { name: backToTop, exact: true });
    for (const address of [homeOf(language), serviceOf(language)]) {
      await visit(page, address);
      const height = page.viewportSize()?.height ?? 0;
      await scrollTo(page, height);
      await expect(button).toBeHidden();
      for (const top of [height + 100, height + 200, height + 100]) {
        await scrollTo(page, top);
        await expect(button).toBeVisible();
      }
      const isAtRight = ((await button.boundingBox())?.x ?? 0) > 640;
      expect(isAtRight).toBe(language.direction === 'ltr');
      await button.click();
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(button).toBeHidden();
    }
  });
}

const frostOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::before').opacity);

test('frosts the header before hydration too', async ({ page }) => {
  await holdBack(page);
  await page.goto(home);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => frostOf(page)).toBe('1');
});

test('the header is frosted beyond 50 px of scroll, also on a page that is restored mid-way', async ({
  page,
}) => {
  await visit(page, home);
  for (const [top, opacity] of [
    [50, '0'],
    [51, '1'],
    [0, '0'],
    [1500, '1'],
  ] as const) {
    await scrollTo(page, top);
    await expect.poll(() => frostOf(page), `at ${top} px`).toBe(opacity);
  }
  await page.reload();
  await hydrated(page);
  await expect.poll(() => frostOf(page)).toBe('1');
});

test('the frosted header lets the page shine through, and its texts can be read over the darkest band', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const luminanceOf = (rgb: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const darkestBehind = async (top: number) => {
    await scrollTo(page, top);
    const { data, info } = await sharp(await header.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const luminances: number[] = [];
    // Without the line at its lower edge.
    for (let index = 0; index < data.length - 4 * 3 * info.width; index += 3)
      luminances.push(luminanceOf([...data.subarray(index, index + 3)]));
    return Math.min(...luminances);
  };
  await visit(page, home);
  const colours = await header.evaluate((element) =>
    [...element.querySelectorAll('a, span')]
      .map((element) => getComputedStyle(element))
      .filter(({ backgroundColor }) => backgroundColor === 'rgba(0, 0, 0, 0)')
      .map(({ color }) => color),
  );
  const stats = page.getByRole('heading', { name: homeTexts.about.stats.title });
  const top = (await stats.boundingBox())?.y ?? 0;
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('header > * { visibility: hidden }');
    document.adoptedStyleSheets.push(sheet);
  });
  const texts = [...new Set(colours)].map((colour) =>
    luminanceOf((colour.match(/[\d.]+/g) ?? []).map(Number)),
  );
  expect(texts.length).toBeGreaterThan(1);
  // A frame can be behind: the frost is faded in.
  await expect(async () => {
    const [paper, dark] = [await darkestBehind(60), await darkestBehind(top + 40)];
    expect(dark).toBeLessThan(0.8 * paper);
    for (const text of texts.filter((luminance) => luminance < 0.5))
      expect((dark + 0.05) / (text + 0.05)).toBeGreaterThanOrEqual(4.5);
  }).toPass({ timeout: 20_000 });
});

test('the header stays in view in every window at least 320 px high, a phone held sideways too', async ({
  page,
}) => {
  const top = () =>
    page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().top);
  await visit(page, home);
  for (const [width, height, expected] of [
    [844, 390, 0],
    [568, 320, 0],
    [1280, 256, -900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollTo(page, 900);
    expect.soft(await top(), `${width} by ${height}`).toBe(expected);
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
