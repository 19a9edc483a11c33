import type { Page, Route } from '@playwright/test';

/**
 * Holds a page's fonts back, so that it paints in its fallbacks.
 * @returns lets them come
 */
export async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\.woff2$/, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Waits until a page has painted, whatever it waits for. */
export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
}
