import type { Page } from '@playwright/test';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import {
  defaultLanguage,
  heading,
  holdBack,
  homeOf,
  hydrated,
  linkTo,
  otherThan,
  serviceOf,
  textsOf,
  visit,
} from './visit';

const other = otherThan(defaultLanguage);
const { title } = textsOf(defaultLanguage).service();
const { title: otherTitle } = textsOf(other).service();

/** Delivers a page of the site at another address, with status 200. */
async function deliver(page: Page, path: string, address: string): Promise<void> {
  const response = await page.request.get(path);
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({ response, status: 200 }),
  );
}

/** How many tags of each kind the head has. */
function headTags(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['title', '[name=description]', '[rel=canonical]', '[rel=alternate]', '[name=robots]'].map(
        (tag) => [tag, document.head.querySelectorAll(tag).length],
      ),
    ),
  );
}

for (const [address, path, name] of [
  ['/index.html', homeOf(defaultLanguage), textsOf(defaultLanguage).home.hero.headline],
  [`${homeOf(other)}.html`, homeOf(other), textsOf(other).home.hero.headline],
  [`${serviceOf(defaultLanguage)}.html`, serviceOf(defaultLanguage), title],
  [serviceOf(other).toUpperCase(), serviceOf(other), otherTitle],
  [`/${homeOf(other)}`, homeOf(other), textsOf(other).home.hero.headline],
  ['/some/archive/page', serviceOf(other), otherTitle],
] as const) {
  test(
    `keeps the page that a host delivers at ${address}, and corrects the address`,
    { tag: '@engines' },
    async ({ page }) => {
      await deliver(page, path, address);
      const before = await page.request.get(path);
      await visit(page, `${new URL(before.url()).origin}${address}?utm_source=a%20b#top`);
      await expect(heading(page, name)).toBeVisible();
      await expect(page).toHaveURL(`${path}?utm_source=a%20b#top`);
      expect(await headTags(page)).toMatchObject({ title: 1, '[rel=canonical]': 1 });
      expect(await headTags(page)).toMatchObject({ '[name=robots]': 0, '[rel=alternate]': 4 });
      // The router knows the page: a link and Back work.
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).not.toHaveURL(/utm_source/);
      await page.goBack();
      await expect(heading(page, name)).toBeVisible();
    },
  );
}

test('hydrates a page whose address the browser does not allow to change', async ({ page }) => {
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (state, unused, url) => {
      if (url) throw new DOMException('refused', 'SecurityError');
      replace(state, unused);
    };
  });
  await deliver(page, homeOf(other), '/elsewhere');
  await visit(page, '/elsewhere');
  await expect(heading(page, textsOf(other).home.hero.headline)).toBeVisible();
  await linkTo(page, serviceOf(other)).click();
  await expect(heading(page, otherTitle)).toBeFocused();
});

for (const [address, name, tags] of [
  [
    serviceOf(other),
    otherTitle,
    { '[rel=canonical]': 1, '[rel=alternate]': 4, '[name=robots]': 0 },
  ],
  [
    `${other.prefix}/nothing`,
    textsOf(other).common.notFound.title,
    { '[rel=canonical]': 0, '[rel=alternate]': 0, '[name=robots]': 1 },
  ],
  [
    `${other.prefix}/services/nothing`,
    textsOf(other).common.serviceNotFound.title,
    { '[rel=canonical]': 0, '[rel=alternate]': 0, '[name=robots]': 1 },
  ],
] as const) {
  test(`replaces a host's one not-found page at ${address}, with one of each tag in the head`, async ({
    page,
  }) => {
    await deliver(page, hrefOf(defaultLanguage, { name: 'notFound' }), address);
    await visit(page, address);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', other.code);
    await expect(page.locator('html')).toHaveAttribute('dir', other.direction);
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(new RegExp(`^${name} `));
    expect(await headTags(page)).toEqual({ title: 1, '[name=description]': 1, ...tags });
  });
}

test('has one of each tag in the head after React has rebuilt a changed page', async ({
  page,
  faults,
}) => {
  faults.expect(/#418/);
  const letItCome = await holdBack(page);
  await page.goto(serviceOf(other));
  const delivered = await headTags(page);
  await page.locator('h1').evaluate((h1) => h1.replaceWith('changed'));
  letItCome();
  await hydrated(page);
  await expect(heading(page, otherTitle)).toBeVisible();
  expect(await headTags(page)).toEqual(delivered);
  await expect(page).toHaveTitle(new RegExp(`^${otherTitle} `));
});
