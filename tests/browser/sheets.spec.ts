import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hrefOf, type Screen } from '../../src/site/hrefs';
import { siteFolder } from './buildSite';
import { test, expect } from './fixtures';
import {
  bothDirections,
  defaultLanguage,
  followInPlace,
  heading,
  homeOf,
  hydrated,
  linkTo,
  service,
  serviceOf,
  textsOf,
  visit,
} from './visit';

const slug = 'special-economic-zone-strategy-and-positioning';
const kinds = {
  home: { name: 'home' },
  service: { name: 'service', slug: service },
  sample: { name: 'sample', slug },
  notFound: { name: 'notFound' },
} as const satisfies Record<string, Screen>;
type Kind = keyof typeof kinds;

const folder = '/assets/static/';
const sheetOf = (name: Kind | 'site') => {
  const file = readdirSync(siteFolder + '/client' + folder).find(
    (sheet) => sheet.startsWith(`${name}.`) && sheet.endsWith('.css'),
  );
  return folder + (file ?? '');
};

const linked = (page: Page) =>
  page
    .locator('head link[rel="stylesheet"]:not([media])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Browsers don't lay out what is in a closed disclosure. */
async function openAll(page: Page): Promise<void> {
  await page
    .locator('details')
    .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((details) => (details.open = true)));
}

/** Links a sheet: as the site does, as the last, or before all others. */
async function add(page: Page, href: string, place: 'append' | 'prepend'): Promise<void> {
  const isLoaded = ([path]: readonly [string, 'append' | 'prepend']) =>
    [...document.styleSheets].some((sheet) => sheet.href?.endsWith(path) && !sheet.disabled);
  await page.evaluate(
    ([path, where]) =>
      document.head[where](
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: path }),
      ),
    [href, place] as const,
  );
  // Not by its `load` event: without scripts no listener is called.
  await expect.poll(() => page.evaluate(isLoaded, [href, place] as const)).toBe(true);
}

async function setDisabled(page: Page, hrefs: readonly (string | null)[], disabled: boolean) {
  await page.evaluate(
    ([paths, isDisabled]) => {
      for (const sheet of document.styleSheets) {
        if (sheet.href && paths.includes(new URL(sheet.href).pathname)) sheet.disabled = isDisabled;
      }
    },
    [hrefs, disabled] as const,
  );
}

/**
 * Remembers the computed style of each element, and of what is before and after it.
 * @returns what differs from the styles that were remembered before
 */
async function changedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && /^(none|normal)$/.test(style.content)) return [];
        // A custom property has an effect only through other properties, which are compared.
        const all = Array.from(style)
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [[`${element.nodeName}.${element.getAttribute('class')} ${pseudo ?? ''}`, ...all]];
      }),
    );
    const remembered = window as { styles?: typeof shown };
    const before = remembered.styles ?? shown;
    remembered.styles = shown;
    return shown.flatMap((style, index) => {
      const others = new Set(before[index]);
      const [element, ...properties] = style;
      const changed = properties.filter((property) => !others.has(property));
      return changed.length > 0 ? `${element}: ${changed.join('; ')}` : [];
    });
  });
}

const views = [
  { width: 1440, height: 900, language: defaultLanguage, scripts: true },
  { width: 390, height: 800, language: bothDirections.at(-1) ?? defaultLanguage, scripts: true },
  { width: 390, height: 800, language: defaultLanguage, scripts: false },
];
for (const { language, scripts, ...viewport } of views) {
  const title = `${viewport.width} px, ${language.code}, ${scripts ? 'with' : 'without'} scripts`;
  test.describe(title, () => {
    test.use({ viewport, javaScriptEnabled: scripts, locale: language.locale });
    for (const [kind, screen] of Object.entries(kinds) as [Kind, Screen][]) {
      test(`the sheet of ${kind} is all that its page needs`, async ({ page }) => {
        await page.goto(hrefOf(language, screen));
        const { openMenu } = textsOf(language).common.nav;
        if (scripts) await hydrated(page);
        if (scripts && viewport.width < 1000)
          await page.getByRole('button', { name: openMenu, exact: true }).click();
        await openAll(page);
        expect((await linked(page))[0]).toBe(sheetOf(kind));
        await changedStyles(page);
        await add(page, sheetOf('site'), 'append');
        expect(await changedStyles(page)).toEqual([]);
      });
    }
  });
}

test('after navigations to other kinds of page each looks as with its own sheet', async ({
  page,
}) => {
  const expectOwnLook = async (kind: Kind) => {
    const shown = await linked(page);
    await changedStyles(page);
    await expect
      .poll(async () => {
        await openAll(page);
        return changedStyles(page);
      })
      .toEqual([]);
    const pagesSheets = shown.filter((href) => !/latin|arabic/.test(href ?? ''));
    await setDisabled(page, pagesSheets, true);
    await add(page, sheetOf(kind), 'prepend');
    expect(await changedStyles(page), kind).toEqual([]);
    await page
      .locator('head link[rel="stylesheet"]')
      .first()
      .evaluate((link) => link.remove());
    await setDisabled(page, pagesSheets, false);
  };
  const language = defaultLanguage;
  await visit(page, hrefOf(language, kinds.notFound));
  expect(await linked(page)).not.toContain(sheetOf('site'));
  await followInPlace(linkTo(page, homeOf(language)));
  await expect(heading(page, textsOf(language).home.hero.headline)).toBeFocused();
  expect(await linked(page)).toContain(sheetOf('site'));
  // Content below the fold renders later.
  await expect(page.locator('#contact')).toBeVisible();
  await expectOwnLook('home');
  await followInPlace(linkTo(page, serviceOf(language, slug)));
  await expect(heading(page, textsOf(language).service(slug).title)).toBeFocused();
  await expect(page.locator('#region')).toBeVisible();
  await expectOwnLook('service');
  await followInPlace(linkTo(page, hrefOf(language, kinds.sample)));
  await expect(page).toHaveURL(/sample$/);
  await expect(page.getByRole('slider').first()).toBeVisible();
  await expectOwnLook('sample');
});

test('loads a page of another kind from the host if the sheet of the site is gone', async ({
  page,
  faults,
}) => {
  faults.expectBrokenRequests();
  await visit(page, homeOf(defaultLanguage));
  await page.route(`**${sheetOf('site')}`, (route) => route.fulfill({ status: 404 }));
  await followInPlace(linkTo(page, serviceOf(defaultLanguage)));
  await expect(heading(page, textsOf(defaultLanguage).service().title)).toBeVisible();
  await hydrated(page);
  expect((await linked(page))[0]).toBe(sheetOf('service'));
});
