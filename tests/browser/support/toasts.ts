import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** That the visitor is told something, by a notification of this title. */
export async function expectTold(page: Page, title: string): Promise<void> {
  const logged = async () =>
    (await page.consoleMessages())
      .filter((entry) => entry.type() === 'info')
      .at(-1)
      ?.text();
  const shown = () =>
    page
      .locator('.toast-card p')
      .first()
      .textContent({ timeout: 100 })
      .catch(() => '');
  await expect.poll(async () => [await logged(), await shown()]).toContain(title);
}
