import type { Page } from '@playwright/test';
import { test, expect } from './fixtures';
import { textsOf } from './support/texts';
import {
  alive,
  bothDirections,
  english,
  expectSectionShown,
  homeOf,
  scrollTo,
  serviceOf,
  visit,
} from './support/visit';

const sections = ['services', 'about', 'contact'] as const;
const withoutTimelines = 'animation-timeline: scroll()';

function frost(page: Page): Promise<string> {
  return page
    .locator('.site-header')
    .evaluate((header) => getComputedStyle(header, '::before').opacity);
}

/** The page as a browser shows it whose style sheets don't see the scroll position. */
async function hideTimelines(page: Page): Promise<void> {
  await page.addInitScript((feature) => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...test: string[]) =>
      test[0] !== feature && supports(...(test as [string, string]));
  }, withoutTimelines);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain('animation-timeline:scroll()');
    await route.fulfill({
      response,
      body: html.replaceAll(
        /@supports (not )?\(animation-timeline:\s*scroll\(\)\)/g,
        '@supports $1(x:y)',
      ),
    });
  });
}

for (const { name, prepare } of [
  { name: 'by the style sheet', prepare: () => Promise.resolve() },
  { name: 'by script where style sheets cannot', prepare: hideTimelines },
]) {
  test.describe(`frosted ${name}`, () => {
    test.use({ bypassCSP: true });

    test('beyond 50 px of scroll and not before', async ({ page }) => {
      await prepare(page);
      await visit(page, homeOf(english));
      for (const [top, opacity] of [
        [0, '0'],
        [49, '0'],
        [50, '0'],
        [51, '1'],
        [600, '1'],
        [50, '0'],
      ] as const) {
        await scrollTo(page, top);
        expect([top, await frost(page)]).toEqual([top, opacity]);
      }
    });

    test('on a page that is restored mid-way', async ({ page }) => {
      await prepare(page);
      await visit(page, homeOf(english));
      await scrollTo(page, 1500);
      await page.reload();
      await alive(page);
      await expect.poll(() => frost(page)).toBe('1');
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the header is frosted beyond 50 px', async ({ page }) => {
    await page.goto(homeOf(english));
    expect(await frost(page)).toBe('0');
    await page.goto(homeOf(english, 'about'));
    await expect.poll(() => frost(page)).toBe('1');
  });

  for (const language of bothDirections) {
    test(`its links reach the sections from a service page in ${language.code}`, async ({
      page,
    }) => {
      const { nav } = textsOf(language).common;
      for (const id of sections) {
        await page.goto(serviceOf(language));
        await page
          .locator('.site-header')
          .getByRole('link', { name: nav[id], exact: true })
          .click();
        await expect(page).toHaveURL(homeOf(language, id));
        await expectSectionShown(page, id);
      }
    });
  }
});

for (const language of bothDirections) {
  for (const address of [homeOf(language), serviceOf(language), `${language.prefix}/nothing`]) {
    test(`from ${address} the header's links reach the sections`, async ({ page }) => {
      const { nav } = textsOf(language).common;
      const links: [string, string][] = [
        ...sections.map((id): [string, string] => [nav[id], id]),
        [nav.getStarted, 'contact'],
      ];
      for (const [name, id] of links) {
        await visit(page, address);
        await page.locator('.site-header').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(homeOf(language, id));
        await expectSectionShown(page, id);
      }
    });
  }
}
