import type { Page } from '@playwright/test';

/**
 * Waits until the application runs on a page: from then on it keeps the scroll
 * positions itself, which it tells the browser.
 */
export async function comesAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
}
