import type { Page, Route } from '@playwright/test';
import { test, expect } from './fixtures';
import { Form, message } from './form';
import {
  defaultLanguage,
  expectToast,
  followInPlace,
  heading,
  holdBack,
  homeOf,
  hydrated,
  linkTo,
  loadedByScript,
  scrollTop,
  serviceOf,
  textsOf,
  visit,
} from './visit';

const home = homeOf(defaultLanguage);
const { title } = textsOf(defaultLanguage).service();

async function scriptsOf(page: Page, address: string): Promise<string[]> {
  await visit(page, address);
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  return [...new Set(files.filter((file) => loadedByScript.test(file)))];
}

/** That a page reads, keeps what is typed, and leads on by links that the browser follows. */
async function expectUsable(page: Page): Promise<void> {
  await page.goto(home, { waitUntil: 'domcontentloaded' });
  const form = new Form(page);
  await form.field('message').fill(message.message);
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
  await expect(form.field('message')).toHaveValue(message.message);
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect(heading(page, title)).toBeVisible();
}

test('stays readable, with links that work, without any one script or all of them', async ({
  page,
  faults,
}) => {
  faults.expectBrokenRequests();
  faults.expect(/page error|console\.error/);
  const all = await scriptsOf(page, home);
  expect(all.length).toBeGreaterThan(1);
  for (const missing of [...all, loadedByScript]) {
    await test.step(String(missing), async () => {
      await page.route(missing, (route) => route.abort());
      await expectUsable(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test('stays usable before its scripts arrive on a slow network', async ({ page }) => {
  const letThemCome = await holdBack(page);
  await expectUsable(page);
  letThemCome();
});

/** From now on the host has only new files, which the page names once it is loaded again. */
async function redeploy(page: Page): Promise<void> {
  let isOld = true;
  await page.route(loadedByScript, (route) =>
    isOld ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
}

test('loads the new page and keeps the message after a redeploy during a visit', async ({
  page,
  faults,
}) => {
  faults.expectBrokenRequests();
  const form = await Form.open(page);
  await form.fill();
  await page.waitForLoadState('networkidle');
  await redeploy(page);
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page).toHaveURL(serviceOf(defaultLanguage));
  await hydrated(page);
  await page.goBack();
  await form.expectValues(message);
});

test('loads the page of Back after a redeploy, and Forward leads on', async ({ page, faults }) => {
  faults.expectBrokenRequests();
  await visit(page, serviceOf(defaultLanguage));
  await followInPlace(page.getByRole('banner').getByRole('link').first());
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await redeploy(page);
  await page.evaluate(() => history.back());
  await expect(heading(page, title)).toBeVisible();
  await expect(page).toHaveURL(serviceOf(defaultLanguage));
  await hydrated(page);
  await page.goForward();
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
  await expect(page).toHaveURL(home);
});

const lineFaults: Record<string, (route: Route) => Promise<void>> = {
  'the connection is down': (route) => route.abort('internetdisconnected'),
  'requests time out': (route) => route.abort('timedout'),
  'a captive portal answers': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
  'the host is down': (route) => route.fulfill({ status: 503, body: 'down' }),
};

for (const [name, answer] of Object.entries(lineFaults)) {
  test(`keeps the page and says so when a link is followed while ${name}`, async ({
    page,
    faults,
  }) => {
    faults.expectBrokenRequests();
    faults.expect(/MIME type|status 503/);
    const form = await Form.open(page);
    await form.fill();
    await page.waitForLoadState('networkidle');
    const top = await scrollTop(page);
    await page.route('**', answer);
    await followInPlace(linkTo(page, serviceOf(defaultLanguage)));
    await expectToast(page, textsOf(defaultLanguage).common.toast.pageNotLoaded);
    await expect(page).toHaveURL(homeOf(defaultLanguage, 'contact'));
    await form.expectValues(message);
    expect(await scrollTop(page)).toBe(top);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.unrouteAll();
    await linkTo(page, serviceOf(defaultLanguage)).click();
    await expect(heading(page, title)).toBeVisible();
  });
}

test('keeps the page when Back leads to one that can’t be loaded', async ({ page, faults }) => {
  faults.expectBrokenRequests();
  await visit(page, serviceOf(defaultLanguage));
  await followInPlace(page.getByRole('banner').getByRole('link').first());
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
  await page.reload();
  const form = new Form(page);
  await hydrated(page);
  await form.fill();
  await page.waitForLoadState('networkidle');
  await page.route('**', (route) => route.abort('timedout'));
  await page.evaluate(() => history.back());
  await expectToast(page, textsOf(defaultLanguage).common.toast.pageNotLoaded);
  await expect(page).toHaveURL(home);
  await form.expectValues(message);
  await page.unrouteAll();
  await page.goBack();
  await expect(heading(page, title)).toBeVisible();
});

test('follows a link although the browser says that it is offline', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
  });
  await visit(page, home);
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect(heading(page, title)).toBeFocused();
});

test('opens a page again without a connection', async ({ page, context, faults }) => {
  // The browser requests the icon on each navigation.
  faults.expectBrokenRequests();
  await visit(page, home);
  await followInPlace(linkTo(page, serviceOf(defaultLanguage)));
  await expect(heading(page, title)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await linkTo(page, home).click();
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
});
