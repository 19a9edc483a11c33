import type { Page } from '@playwright/test';
import type { Language } from '../../src/site/languages';
import { test, expect } from './fixtures';
import { failingSlug, failingTexts, failPage } from './states/causes';
import { collectRequests, holdBack } from './support/network';
import { textsOf } from './support/texts';
import {
  alive,
  bothDirections,
  english,
  homeOf,
  languages,
  serviceOf,
  visit,
} from './support/visit';

const shownSlug = 'visitor-economy-strategy';
const homeTexts = /texts\/.*home\.json/;
const card = (page: Page, address: string) =>
  page.locator(`main a[href="${address}"]:visible`).first();

for (const language of languages) {
  const { error } = textsOf(language).common;

  test(`a screen that throws shows the error, with ways on, in ${language.code}`, async ({
    page,
    faults,
  }) => {
    faults.expect(/console\.error|page error/);
    await failPage(page);
    await visit(page, homeOf(language));
    await card(page, serviceOf(language, failingSlug)).click();
    await expect(page.locator('h1')).toHaveText(error.title);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('main')).toContainText(/undefined/);
    await expect(page.locator('.site-header')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    await page.unroute(failingTexts);
    await page.getByRole('button', { name: error.reload }).click();
    await alive(page);
    await expect(page.locator('h1')).toHaveText(textsOf(language).service(failingSlug).title);
  });

  test(`a delivered page that fails to come alive stays as delivered in ${language.code}`, async ({
    page,
    faults,
  }) => {
    faults.expect(/console\.error|page error/);
    await failPage(page);
    const failed = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto(serviceOf(language, failingSlug));
    await failed;
    const { title } = textsOf(language).service(failingSlug);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('main h2').first()).toBeVisible();
    await page.getByRole('link', { name: textsOf(language).common.service.contactUs }).click();
    await expect(page).toHaveURL(homeOf(language, 'contact'));
  });
}

for (const [name, address] of [
  ['code', /\/assets\/chunks\//],
  ['styles', /\/assets\/static\/service\./],
  ['texts', failingTexts],
] as const) {
  test(`a page whose ${name} are gone after a redeploy is loaded by the browser, once`, async ({
    page,
    faults,
  }) => {
    faults.expect(/404/, /Failed to (load|fetch)/);
    await visit(page, homeOf(english));
    await page.waitForLoadState('networkidle');
    await page.route(address, (route) => route.fulfill({ status: 404, body: 'gone' }));
    const requests = collectRequests(page);
    await card(page, serviceOf(english, failingSlug)).click();
    await expect(page).toHaveURL(serviceOf(english, failingSlug));
    await expect(page.locator('h1')).toHaveText(textsOf(english).service(failingSlug).title);
    await page.waitForLoadState('networkidle');
    const gets = page.evaluate(() => performance.getEntriesByType('navigation').length);
    expect(await gets).toBe(1);
    const loads = requests.filter((request) => request === serviceOf(english, failingSlug));
    // One to ask whether the site is there, one to load the page.
    expect(loads).toHaveLength(2);
    await page.locator('main a[rel="next"]').click();
    await expect(page).toHaveURL(/services\/(?!commercial)/);
  });
}

test('a page that is gone on the way back is loaded anew, once', async ({ page, faults }) => {
  faults.expect(/404/, /Failed to (load|fetch)/);
  await visit(page, homeOf(english));
  await card(page, serviceOf(english, failingSlug)).click();
  await expect(page).toHaveURL(serviceOf(english, failingSlug));
  await page.reload();
  await alive(page);
  await page.route(homeTexts, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(textsOf(english).home.hero.headline);
  await page.waitForLoadState('networkidle');
  expect(documents).toHaveLength(1);
});

for (const language of bothDirections) {
  const { error } = textsOf(language).common;

  test(`without a connection the page says so, and can be tried again, in ${language.code}`, async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await visit(page, homeOf(language));
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await card(page, serviceOf(language, failingSlug)).click();
    await expect(page.locator('h1')).toHaveText(error.offlineTitle);
    await expect(page.locator('html[data-busy]')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(textsOf(language).home.hero.headline);
    await context.setOffline(false);
    await card(page, serviceOf(language, failingSlug)).click();
    await expect(page.locator('h1')).toHaveText(textsOf(language).service(failingSlug).title);
  });

  test(`without a connection the page speaks as the one before it, whatever was loaded ahead, in ${language.code}`, async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    const [other] = languages.filter(({ code }) => code !== language.code);
    if (!other) throw new Error('There is one language alone');
    const switchTo = ({ name }: Language) =>
      page.locator('.site-header').getByRole('link', { name, exact: true });
    await visit(page, homeOf(language));
    await switchTo(other).hover();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await card(page, serviceOf(language, failingSlug)).click();
    await expect(page.locator('h1')).toHaveText(error.offlineTitle);
    await expect(page.locator('html')).toHaveAttribute('lang', language.code);
    await expect(page.locator('html')).toHaveAttribute('dir', language.direction);
    const { nav, firm } = textsOf(language).common;
    await expect(page.getByRole('navigation', { name: nav.main })).toBeVisible();
    await expect(page).toHaveTitle(`${error.offlineTitle} | ${firm.name}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(switchTo(other)).toHaveAttribute('href', serviceOf(other, failingSlug));
  });

  test(`without a connection on the way back the error is shown, once, in ${language.code}`, async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|console\.error|page error/);
    await visit(page, homeOf(language));
    await card(page, serviceOf(language, failingSlug)).click();
    await expect(page).toHaveURL(serviceOf(language, failingSlug));
    await page.reload();
    await alive(page);
    await page.waitForLoadState('networkidle');
    // What the browser has kept could be shown without a connection.
    await page.route(homeTexts, (route) => route.abort('internetdisconnected'));
    await context.setOffline(true);
    const requests = collectRequests(page);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(error.offlineTitle);
    // Code for motion and the icon may be late, and are no second try.
    const tries = () => requests.filter((address) => !/^\/(?:assets|favicon)/.test(address));
    const asked = tries();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(tries()).toEqual(asked);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText(textsOf(language).service(failingSlug).title);
    await context.setOffline(false);
    await page.unroute(homeTexts);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(textsOf(language).home.hero.headline);
  });
}

test('a page that nobody waited for any more when it failed is tried again', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const address = serviceOf(english, failingSlug);
  await visit(page, homeOf(english));
  // What all services need is there.
  await card(page, serviceOf(english)).hover();
  await page.waitForLoadState('networkidle');
  const letItFail = await holdBack(page, failingTexts);
  await context.setOffline(true);
  await card(page, address).click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(homeOf(english));
  await expect(page.locator('html[data-busy]')).toHaveCount(1);
  const failed = page.waitForEvent('requestfailed', (request) => failingTexts.test(request.url()));
  letItFail();
  await failed;
  // Who asks after it is answered after it.
  await page.evaluate(() => fetch('/robots.txt', { method: 'HEAD' }).catch(() => undefined));
  await context.setOffline(false);
  await card(page, address).click();
  await expect(page.locator('h1')).toHaveText(textsOf(english).service(failingSlug).title);
});

for (const language of languages) {
  test(`a header that throws gives way to the error, and is there again on the way back, in ${language.code}`, async ({
    page,
    faults,
  }) => {
    faults.expect(/console\.error|page error/);
    const { error } = textsOf(language).common;
    await visit(page, homeOf(language));
    await card(page, serviceOf(language)).click();
    await expect(page.locator('h1')).toHaveText(textsOf(language).service(shownSlug).title);
    await page.evaluate(() => {
      const asked = Element.prototype;
      const matches: unknown = Reflect.get(asked, 'matches');
      asked.matches = () => {
        Object.assign(asked, { matches });
        throw new Error('A popover that fails');
      };
    });
    await page.locator('main a[rel="next"]').click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(error.title);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(textsOf(language).service(shownSlug).title);
    await expect(page.locator('.site-header')).toBeVisible();
  });

  test(`a page that somebody else has changed is whole again in ${language.code}`, async ({
    page,
    faults,
  }) => {
    faults.expect(/console\.error|page error/);
    // As a translation by the browser does.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('h1, header a > span, footer p')) {
          const mark = document.createElement('mark');
          mark.append(...element.childNodes);
          element.append(mark);
        }
      });
    });
    for (const address of [homeOf(language), serviceOf(language)]) {
      await page.goto(address);
      await alive(page);
      await expect(page.locator('mark')).toHaveCount(0);
    }
  });
}
