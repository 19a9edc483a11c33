import type { Page } from '@playwright/test';
import { practices, services } from '../../src/site/catalogue';
import { test, expect } from './fixtures';
import {
  defaultLanguage,
  expectSectionShown,
  followInPlace,
  heading,
  homeOf,
  hydrated,
  languages,
  linkTo,
  serviceOf,
  textsOf,
  visit,
} from './visit';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const [indexed] = practices.filter(({ listedIn }) => listedIn === 'overview');
const anchor = indexed?.anchor ?? '';

const namesOf = (page: Page) => page.locator('.index li li a');
const rowsOf = (page: Page) => page.locator('.index details');

/** Sizes of windows, less the header, that the index has to fit in. */
for (const language of languages) {
  test(`after a jump to the services all names are in the window, ${language.code}`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [1280, 800],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      // Otherwise only the first visit would load the page.
      await page.goto('about:blank');
      await visit(page, homeOf(language, 'services'));
      await expectSectionShown(page, 'services');
      await expect(namesOf(page)).toHaveCount(services.length);
      const lowest = await namesOf(page).evaluateAll((names) =>
        Math.max(...names.map((name) => name.getBoundingClientRect().bottom)),
      );
      expect.soft(lowest, `${width} by ${height}`).toBeLessThanOrEqual(height);
    }
  });

  test(`on a phone all practices are in the window, and the names of each, ${language.code}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await visit(page, homeOf(language, 'services'));
    await expect(rowsOf(page)).toHaveCount(practices.length);
    await expect(rowsOf(page).last()).toBeInViewport({ ratio: 1 });
    for (const row of await rowsOf(page).all()) {
      await row.locator('summary').press('Enter');
      await row.locator('h3').evaluate((title) => title.scrollIntoView());
      await expect(row.getByRole('link').last()).toBeInViewport({ ratio: 1 });
      await row.locator('summary').press('Enter');
    }
  });
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('two taps lead to a service, and Back to its name in the open row', async ({ page }) => {
    const slug = 'innovation-ecosystem-strategy';
    await page.setViewportSize(phone);
    await visit(page, homeOf(defaultLanguage, 'services'));
    await rowsOf(page).last().locator('summary').tap();
    await linkTo(page, serviceOf(defaultLanguage, slug)).tap();
    await expect(heading(page, textsOf(defaultLanguage).service(slug).title)).toBeVisible();
    await page.goBack();
    const name = linkTo(page, serviceOf(defaultLanguage, slug));
    await expect(name).toBeInViewport();
    await expect(name).toBeFocused();
  });
});

test('on a phone a link to a practice without a section opens its row in the index', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, homeOf(defaultLanguage));
  const lastName = page.locator(`#${anchor}`).getByRole('link').last();
  await expect(lastName).toBeHidden();
  await page.getByRole('contentinfo').locator(`a[href$="#${anchor}"]`).click();
  await expect(lastName).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all names are there on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(homeOf(defaultLanguage));
    await expect(namesOf(page)).toHaveCount(services.length);
    for (const name of await namesOf(page).all()) await expect(name).toBeVisible();
  });
});

test('without ::details-content rows are closed on a phone and open in a wide window', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...query: [string]) =>
      !query[0].includes('details-content') && supports.apply(CSS, query);
  });
  const openRows = page.locator('.index details[open]');
  await page.setViewportSize(phone);
  await visit(page, homeOf(defaultLanguage));
  await expect(openRows).toHaveCount(0);
  await page.setViewportSize(desktop);
  await page.reload();
  await hydrated(page);
  await expect(openRows).toHaveCount(practices.length);
});

test('a name and its spoke highlight each other, without moving a name', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, homeOf(defaultLanguage, 'services'));
  const spokes = page.locator('.index-wheel path');
  const paleSpokes = () =>
    spokes.evaluateAll(
      (paths) => paths.filter((path) => getComputedStyle(path).opacity < '1').length,
    );
  const colours = () =>
    namesOf(page).evaluateAll((names) => names.map((name) => getComputedStyle(name).color));
  const boxes = () =>
    page.locator('.index :is(a, h2, h3)').evaluateAll((all) =>
      all.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  const before = await boxes();
  const [, plain] = await colours();
  for (const highlight of [
    () => namesOf(page).nth(4).focus(),
    () => namesOf(page).nth(4).hover(),
    () => spokes.nth(4).hover(),
  ]) {
    await highlight();
    await expect.poll(paleSpokes).toBe(services.length - 1);
    await expect(spokes.nth(4)).toHaveCSS('opacity', '1');
    expect((await colours()).map((colour) => colour === plain).indexOf(false)).toBe(4);
    expect(await boxes()).toEqual(before);
  }
  await spokes.nth(12).click();
  const { title } = textsOf(defaultLanguage).service(services[12]);
  await expect(heading(page, title)).toBeVisible();
});

test('the arrow of a practice leads to its section, or to its sample paper', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, homeOf(defaultLanguage, 'services'));
  for (const { id, anchor: place, listedIn } of practices) {
    const section = listedIn === 'section' ? place : `sample-${id}`;
    await followInPlace(page.locator(`.index a[href$="#${section}"]`));
    await expectSectionShown(page, section);
  }
});

test('the wheel is flush with the text, as large in both wide windows, smaller on a tablet', async ({
  page,
}) => {
  const sizes = [];
  for (const [width, height] of [
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, homeOf(defaultLanguage));
    const circle = await page.locator('.index-wheel circle').last().boundingBox();
    const title = await page.locator('.index h2').boundingBox();
    expect(Math.abs((circle?.x ?? 0) - (title?.x ?? -9)), `${width}`).toBeLessThan(1.5);
    sizes.push(Math.round((circle?.width ?? 0) / 10) * 10);
  }
  expect(sizes).toEqual([150, 270, 270]);
});
