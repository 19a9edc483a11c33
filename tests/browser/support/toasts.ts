import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** That the visitor is told something, by a notification of this title. */
export async function expectTold(page: Page, title: string): Promise<void> {
  await expect(page.locator('[data-sonner-toast]').getByText(title, { exact: true })).toBeVisible();
}
