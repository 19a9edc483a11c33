import { services, siblingsOf } from '../../src/site/catalogue';
import { test, expect, withMotion } from './fixtures';
import {
  bothDirections,
  defaultLanguage,
  expectSectionShown,
  followInPlace,
  heading,
  holdBack,
  homeOf,
  hydrated,
  linkTo,
  loadedByScript,
  scrollTo,
  scrollTop,
  service,
  serviceOf,
  textsOf,
  visit,
} from './visit';

test.use(withMotion);

const home = homeOf(defaultLanguage);
const { common, home: homeTexts } = textsOf(defaultLanguage);
const [firstSlug = service, secondSlug = service] = services;
const titleOf = (slug = service) => textsOf(defaultLanguage).service(slug).title;

const { title } = textsOf(defaultLanguage).service();

test(
  'a link leads to the top of a page, its heading focused and its title shown',
  { tag: ['@smoke', '@engines'] },
  async ({ page }) => {
    await visit(page, home);
    const isSameDocument = await page.evaluateHandle(() => ({}));
    await linkTo(page, serviceOf(defaultLanguage)).click();
    await expect(heading(page, title)).toBeFocused();
    await expect(page).toHaveURL(serviceOf(defaultLanguage));
    await expect(page).toHaveTitle(new RegExp(`^${title} `));
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await isSameDocument.jsonValue()).toEqual({});
  },
);

test('shares a page if the browser has a share sheet', async ({ page }) => {
  const { share } = textsOf(defaultLanguage).common.service;
  const button = page.getByRole('button', { name: share });
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => Promise.resolve(shared.push(data)),
    });
  });
  await visit(page, serviceOf(defaultLanguage));
  await button.click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared).toEqual([{ title: titleOf(), url: page.url() }]);
});

test(
  'on the way back and forth the link that was left has the focus',
  { tag: '@engines' },
  async ({ page }) => {
    const { title } = textsOf(defaultLanguage).service();
    await visit(page, homeOf(defaultLanguage));
    const card = page.locator('main').getByRole('link', { name: title }).first();
    await card.press('Enter');
    await expect(heading(page, title)).toBeFocused();
    const [sibling = service] = siblingsOf(service);
    const next = page.locator(`main a[href="${serviceOf(defaultLanguage, sibling)}"]`).last();
    await next.press('Enter');
    await expect(page).not.toHaveURL(serviceOf(defaultLanguage));
    await page.goBack();
    await expect(next).toBeFocused();
    await page.goBack();
    await expect(card).toBeFocused();
  },
);

test('keeps the current page, marked as busy, while the next one loads', async ({ page }) => {
  await visit(page, home);
  await scrollTo(page, 900);
  const letItCome = await holdBack(page);
  await followInPlace(linkTo(page, serviceOf(defaultLanguage)));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await expect(heading(page, homeTexts.hero.headline)).toBeAttached();
  expect(await scrollTop(page)).toBe(900);
  letItCome();
  await expect(heading(page, titleOf())).toBeFocused();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('shows the last of two slow pages, and the previous page if Back is pressed meanwhile', async ({
  page,
}) => {
  await visit(page, serviceOf(defaultLanguage));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(heading(page, homeTexts.hero.headline)).toBeFocused();
  const letThemCome = await holdBack(page);
  await followInPlace(linkTo(page, serviceOf(defaultLanguage, firstSlug)));
  await followInPlace(linkTo(page, serviceOf(defaultLanguage, secondSlug)));
  letThemCome();
  await expect(heading(page, titleOf(secondSlug))).toBeFocused();
  await page.goBack();
  await expect(heading(page, homeTexts.hero.headline)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const letItCome = await holdBack(page);
  await followInPlace(linkTo(page, serviceOf(defaultLanguage, services.at(-1))));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await page.goBack();
  letItCome();
  await expect(heading(page, titleOf())).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page).toHaveURL(serviceOf(defaultLanguage));
});

for (const intent of ['hover', 'focus'] as const) {
  test(`prefetches a page on ${intent}`, async ({ page }) => {
    await visit(page, home);
    const link = linkTo(page, serviceOf(defaultLanguage));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await link[intent]();
    await expect.poll(() => requests.filter((url) => loadedByScript.test(url))).not.toEqual([]);
    await followInPlace(link);
    await expect(heading(page, titleOf())).toBeFocused();
    expect(requests).toEqual([...new Set(requests)]);
  });
}

test('leaves clicks that open another tab to the browser', async ({ page }) => {
  await visit(page, home);
  // The tab itself is the browser's; where tests start many, one may never finish loading.
  await page.evaluate(() => {
    const note = (event: Event) => {
      document.documentElement.dataset['taken'] = String(event.defaultPrevented);
      event.preventDefault();
    };
    for (const type of ['click', 'auxclick']) window.addEventListener(type, note);
  });
  const taken = page.locator('html');
  for (const click of [
    { modifiers: ['ControlOrMeta' as const] },
    { modifiers: ['Shift' as const] },
    { button: 'middle' as const },
  ]) {
    await linkTo(page, serviceOf(defaultLanguage)).click(click);
    await expect(taken).toHaveAttribute('data-taken', 'false');
    await taken.evaluate((html) => html.removeAttribute('data-taken'));
    await expect(page).toHaveURL(home);
  }
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect(taken).toHaveAttribute('data-taken', 'true');
});

for (const language of bothDirections) {
  const { notFound, serviceNotFound } = textsOf(language).common;

  for (const [address, texts] of [
    [`${language.prefix}/nothing`, notFound],
    [`${language.prefix}/services/nothing`, serviceNotFound],
  ] as const) {
    test(`shows the not-found page with its links, in its language, at ${address}`, async ({
      page,
    }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(heading(page, texts.title)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language.code);
      await page.getByRole('main').getByRole('link', { name: notFound.services }).click();
      await expectSectionShown(page, 'services');
      await expect(page).toHaveURL(homeOf(language, 'services'));
    });
  }
}

test(
  'the skip link is the first stop and leads into the page',
  { tag: '@engines' },
  async ({ page }) => {
    await visit(page, home);
    const link = page.getByRole('link', { name: common.a11y.skipToContent, exact: true });
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main a').first()).toBeFocused();
  },
);
