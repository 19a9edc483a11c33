import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { alive } from './support/visit';

const home = '/ar';
const scripts = /\/assets\/.*\.js$/;
const texts = /\/texts\/.*\.json$/;
const message = 'Forty hectares by the sea';
/** How Chromium and the tests' watch tell of what these tests break on purpose. */
const broken = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|status (404|500)/;

const messageField = (page: Page) => page.locator('[name=message]');
const serviceLink = (page: Page) => page.locator('main a[href*="/services/"]:visible').first();

/** Follows a link to a service, whoever follows it: the application or the browser. */
async function openService(page: Page): Promise<void> {
  const address = (await serviceLink(page).getAttribute('href')) ?? '';
  await serviceLink(page).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('[aria-hidden=true] h1')).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();
}

/** Types a message as soon as the page is there, and waits until nothing more happens. */
async function typeEarly(page: Page): Promise<void> {
  await page.goto(`${home}#contact`, { waitUntil: 'commit' });
  await messageField(page).fill(message);
  await page.waitForLoadState('networkidle');
}

async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeEmpty();
  await expect(messageField(page)).toHaveValue(message);
}

/** The scripts that a page loads by itself. */
async function scriptsOf(page: Page): Promise<string[]> {
  const found = new Set<string>();
  page.on('request', (request) => {
    if (scripts.test(request.url())) found.add(request.url());
  });
  await page.goto(home);
  await alive(page);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return [...found];
}

test('each script missing in turn leaves a page that reads and leads on', async ({
  page,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.expect(broken);
  const all = await scriptsOf(page);
  expect(all.length).toBeGreaterThan(3);
  for (const script of all) {
    await test.step(new URL(script).pathname, async () => {
      await page.route(script, (route) => route.abort());
      await typeEarly(page);
      await expectReadable(page);
      await page.unroute(script);
      await openService(page);
      // The next step types anew.
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});

test('without any script the page reads and leads on', async ({ page, faults }) => {
  faults.expect(broken);
  await page.route(scripts, (route) => route.abort());
  await typeEarly(page);
  await expectReadable(page);
  await openService(page);
});

for (const [name, address] of [
  ['shared texts', /\/common\.json$/],
  ['own texts', /\/home\.json$/],
  ['texts', texts],
] as const) {
  test(`a page without its ${name} reads and leads on`, async ({ page, faults }) => {
    faults.expect(broken);
    await page.route(address, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await typeEarly(page);
    await expectReadable(page);
    await page.unroute(address);
    await openService(page);
  });
}

test('a redeploy in mid-visit costs no page and no message', async ({ page, faults }) => {
  faults.expect(broken);
  await page.goto(`${home}#contact`);
  await alive(page);
  await messageField(page).fill(message);
  await page.waitForLoadState('networkidle');
  let isOld = true;
  for (const old of [scripts, texts]) {
    await page.route(old, (route) =>
      isOld ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
    );
  }
  page.on('request', (request) => {
    // The new page names the new files.
    if (request.isNavigationRequest()) isOld = false;
  });
  await openService(page);
  await alive(page);
  await page.locator(`a[href="${home}#contact"]`).last().click();
  await expect(messageField(page)).toHaveValue(message);
});

test('on a slow network the page is used before its scripts are there', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(scripts, async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto(`${home}#contact`, { waitUntil: 'commit' });
  await messageField(page).fill(message);
  await expectReadable(page);
  arrive();
  await alive(page);
  await expectReadable(page);
  await messageField(page).press('End');
  await messageField(page).pressSequentially('!');
  await page.reload();
  await alive(page);
  await expect(messageField(page)).toHaveValue(`${message}!`);
});

test('on a slow network a link leads on before the scripts are there', async ({ page }) => {
  await page.route(scripts, () => new Promise(() => undefined));
  await page.goto(home, { waitUntil: 'commit' });
  await openService(page);
});

test('going offline between pages keeps page and message', async ({ page, context, faults }) => {
  faults.expect(broken);
  await page.goto(`${home}#contact`);
  await alive(page);
  await messageField(page).fill(message);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await serviceLink(page).click();
  await failed;
  await context.setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL(`${home}#contact`);
  await expectReadable(page);
  await openService(page);
  await page.locator(`a[href="${home}#contact"]`).last().click();
  await expect(messageField(page)).toHaveValue(message);
});
