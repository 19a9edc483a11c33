import type { Page } from '@playwright/test';
import { sampleSlugs } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import {
  defaultLanguage,
  expectSectionShown,
  heading,
  holdBack,
  homeOf,
  hydrated,
  linkTo,
  otherThan,
  scrollTo,
  scrollTop,
  serviceOf,
  switchTo,
  textsOf,
  visit,
  type Language,
} from './visit';

const home = homeOf(defaultLanguage);
const { start } = textsOf(defaultLanguage).home.hero;
const other = otherThan(defaultLanguage);
const [firstSample = 'highest-and-best-use-analysis' as const] = sampleSlugs;
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

function countHeadTags(page: Page): Promise<Record<string, number>> {
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
      expect(await countHeadTags(page)).toMatchObject({ title: 1, '[rel=canonical]': 1 });
      expect(await countHeadTags(page)).toMatchObject({ '[name=robots]': 0, '[rel=alternate]': 4 });
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
    expect(await countHeadTags(page)).toEqual({ title: 1, '[name=description]': 1, ...tags });
  });
}

test('has one of each tag in the head after React has rebuilt a changed page', async ({
  page,
  faults,
}) => {
  faults.expect(/#418/);
  const letItCome = await holdBack(page);
  await page.goto(serviceOf(other));
  const delivered = await countHeadTags(page);
  await page.locator('h1').evaluate((h1) => h1.replaceWith('changed'));
  letItCome();
  await hydrated(page);
  await expect(heading(page, otherTitle)).toBeVisible();
  expect(await countHeadTags(page)).toEqual(delivered);
  await expect(page).toHaveTitle(new RegExp(`^${otherTitle} `));
});

const query = '?utm_source=a&gclid=b';

for (const to of ['at the top', 'in another section'] as const) {
  test(`keeps query, hash and place when the language changes, ${to}`, async ({ page }) => {
    await visit(page, `${home}${query}#about`);
    await expectSectionShown(page, 'about');
    if (to === 'at the top') await scrollTo(page, 0);
    else await page.locator('#contact').evaluate((element) => element.scrollIntoView());
    await expect(switchTo(page, other)).toHaveAttribute('href', `${homeOf(other)}${query}#about`);
    await switchTo(page, other).click();
    await expect(page).toHaveURL(`${homeOf(other)}${query}#about`);
    if (to === 'at the top') expect(await scrollTop(page)).toBe(0);
    else await expectSectionShown(page, 'contact');
  });
}

test('keeps the query when a link leads to a section of the same page', async ({ page }) => {
  await visit(page, `${home}${query}`);
  await page.getByRole('main').getByRole('link', { name: start }).click();
  await expect(page).toHaveURL(`${home}${query}#contact`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: textsOf(defaultLanguage).common.nav.about, exact: true })
    .click();
  await expect(page).toHaveURL(`${home}${query}#about`);
});

for (const slug of sampleSlugs) {
  test(`keeps the assumption and the rest of the address, ${slug}`, async ({ page }) => {
    const addressOf = (language: Language) => hrefOf(language, { name: 'sample', slug });
    const slider = page.getByRole('figure').getByRole('slider');
    await visit(page, `${addressOf(defaultLanguage)}${query}#content`);
    const at = (await slider.getAttribute('max')) ?? '';
    await scrollTo(page, 900);
    await slider.fill(at);
    await switchTo(page, other).click();
    await expect(page).toHaveURL(`${addressOf(other)}${query}&at=${at}#content`);
    await expect(page.locator('html')).toHaveAttribute('lang', other.code);
    await expect(slider).toHaveValue(at);
    await page.reload();
    await hydrated(page);
    await expect(slider).toHaveValue(at);
    await scrollTo(page, 2000);
    await scrollTo(page, 1900);
    const { backToTop } = textsOf(other).common.a11y;
    await page.locator('main').getByRole('link', { name: backToTop, exact: true }).click();
    await expect(page).toHaveURL(`${addressOf(other)}${query}&at=${at}#content`);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goto(`${addressOf(other)}?at=1e9`);
    await expect(slider).toHaveValue(at);
  });
}

test('shows the nearest assumption for one between two steps of the slider', async ({ page }) => {
  await visit(page, `${hrefOf(defaultLanguage, { name: 'sample', slug: firstSample })}?at=0.4`);
  const slider = page.getByRole('figure').getByRole('slider');
  await expect(slider).toHaveValue('0');
  await expect(slider).not.toHaveAttribute('aria-valuetext', /0.4/);
});
