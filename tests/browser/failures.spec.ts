import type { Page } from '@playwright/test';
import { test, expect } from './fixtures';
import { Form, message } from './form';
import {
  bothDirections,
  defaultLanguage,
  expectToast,
  followInPlace,
  heading,
  holdBack,
  homeOf,
  hydrated,
  languages,
  linkTo,
  loadedByScript,
  serviceOf,
  textsOf,
  visit,
} from './visit';

const home = homeOf(defaultLanguage);
const { title } = textsOf(defaultLanguage).service();

/** The scripts that a page loads by itself. */
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

test('each script missing in turn, and all of them, leave a page that reads and leads on', async ({
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

test('on a slow network the page is used before its scripts are there', async ({ page }) => {
  const letThemCome = await holdBack(page);
  await expectUsable(page);
  letThemCome();
});

test('a redeploy in mid-visit costs no page and no message', async ({ page, faults }) => {
  faults.expectBrokenRequests();
  const form = await Form.open(page);
  await form.fill();
  await page.waitForLoadState('networkidle');
  let isOld = true;
  await page.route(loadedByScript, (route) =>
    isOld ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  );
  page.on('request', (request) => {
    // The new page names the new files.
    if (request.isNavigationRequest()) isOld = false;
  });
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page).toHaveURL(serviceOf(defaultLanguage));
  await hydrated(page);
  await page.goBack();
  await form.expectValues(message);
});

for (const language of bothDirections) {
  test(`a link that is followed without a connection leaves the page, and says so, ${language.code}`, async ({
    page,
    context,
    faults,
  }) => {
    // What the page loads ahead fails.
    faults.expectBrokenRequests();
    const form = await Form.open(page, language);
    await form.fill();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await linkTo(page, serviceOf(language)).click();
    await expectToast(page, textsOf(language).common.toast.offline);
    await expect(page).toHaveURL(homeOf(language, 'contact'));
    await form.expectValues(message);
    await context.setOffline(false);
    await linkTo(page, serviceOf(language)).click();
    await expect(heading(page, textsOf(language).service().title)).toBeVisible();
  });
}

test('a page that has been read opens without a connection', async ({ page, context, faults }) => {
  // Chromium with windows requests the icon again.
  faults.expect(/favicon\.svg net::ERR_INTERNET|Failed to load resource: net::ERR_INTERNET/);
  await visit(page, home);
  await followInPlace(linkTo(page, serviceOf(defaultLanguage)));
  await expect(heading(page, title)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await linkTo(page, home).click();
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
});

for (const language of languages) {
  const { error } = textsOf(language).common;

  test(`a screen that fails says so, with ways on, ${language.code}`, async ({ page, faults }) => {
    faults.expectBrokenRequests();
    faults.expect(/console\.error|page error/);
    await visit(page, homeOf(language));
    // The screen shows the phases, which the page's texts lack.
    const { title } = textsOf(language).service();
    await page.route(loadedByScript, async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const body = code.includes(title) ? code.replace(/phases(?="?:)/, 'lost') : code;
      const headers = { ...response.headers(), 'cache-control': 'no-store' };
      await route.fulfill({ response, headers, body });
    });
    await linkTo(page, serviceOf(language)).click();
    await expect(heading(page, error.title)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: error.reload }).click();
    await expect(heading(page, title)).toBeVisible();
  });
}

test('a page that a translator has changed before it is hydrated keeps what was typed', async ({
  page,
  faults,
}) => {
  faults.expect(/console\.error|page error/);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('h1, header a > span, footer p')) {
        const mark = document.createElement('mark');
        mark.append(...element.childNodes);
        element.append(mark);
      }
    });
  });
  const letItCome = await holdBack(page);
  await page.goto(home);
  const form = new Form(page);
  await form.fill();
  letItCome();
  await hydrated(page);
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
  await form.expectValues(message);
});

test('a browser without popovers hydrates, and leads on', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, home);
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect(heading(page, title)).toBeFocused();
});

test('a console message fails a test', async ({ page, faults }) => {
  await visit(page, home);
  await page.evaluate(() => console.debug('said'));
  expect(faults.unexpected).toEqual(['console.debug: said']);
  faults.expect(/said/);
});
