import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdFonts, painted } from './support/fonts';
import { alive, arabic, english, homeOf, serviceOf } from './support/visit';

const first = /\/assets\/entries\/.*\.js$/;
const application = /\/assets\/chunks\/.*\.js$/;

/** The addresses that a page asks for from now on. */
function requestsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

/** Opens a page whose fonts don't come, and waits until its first script runs and it has painted. */
async function openWithoutFonts(page: Page, address: string) {
  const letFontsCome = await holdFonts(page);
  const requests = requestsOf(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await painted(page);
  return {
    letFontsCome,
    isAsked: () => requests.some((request) => application.test(request)),
    requests,
  };
}

for (const address of [homeOf(english), serviceOf(arabic)]) {
  test(`${address} paints and has its fonts before it asks for the application`, async ({
    page,
  }) => {
    const { letFontsCome, isAsked, requests } = await openWithoutFonts(page, address);
    expect(requests.filter((request) => first.test(request))).toHaveLength(1);
    await expect(page.locator('h1')).toBeVisible();
    expect(isAsked()).toBe(false);

    await letFontsCome();
    await alive(page);
    expect(isAsked()).toBe(true);
    // The page holds its styles already.
    await page.waitForLoadState('networkidle');
    const sheets = requests.filter((request) => request.endsWith('.css'));
    expect(sheets).toEqual([expect.stringMatching(/\/print\.[^/]+$/)]);
  });

  test(`${address} has been seen when it asks for the application`, async ({ page }) => {
    await page.goto(address);
    await alive(page);
    const { seen, asked } = await page.evaluate(() => ({
      seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      asked: performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/assets/chunks/'))?.startTime,
    }));
    expect(asked).toBeGreaterThan(seen ?? Infinity);
  });
}

const intents: [string, (page: Page) => Promise<unknown>][] = [
  // The first event of a pointer has no movement.
  ['moves the pointer', (page) => page.mouse.move(40, 60, { steps: 3 })],
  ['touches the page', (page) => page.touchscreen.tap(40, 200)],
  ['presses a key', (page) => page.keyboard.press('ArrowDown')],
  ['moves the focus', (page) => page.locator('main a').first().focus()],
];

test.describe('whoever', () => {
  test.use({ hasTouch: true });

  for (const [intent, act] of intents) {
    test(`${intent} does not wait for the fonts`, async ({ page }) => {
      const { isAsked, letFontsCome } = await openWithoutFonts(page, homeOf(english));
      await act(page);
      await alive(page);
      expect(isAsked()).toBe(true);
      await letFontsCome();
    });
  }
});

test('a pointer that lies still where the page comes to lie is no intent', async ({ page }) => {
  const { isAsked, requests, letFontsCome } = await openWithoutFonts(page, homeOf(english));
  await page.evaluate(async () => {
    window.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }));
    await fetch('/robots.txt');
  });
  expect(requests.at(-1)).toMatch(/robots\.txt$/);
  expect(isAsked()).toBe(false);
  await letFontsCome();
  await alive(page);
});
