import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { Form } from './form';
import { defaultLanguage } from './visit';

/** The toast that is shown. */
export const inFront = (page: Page): Locator =>
  page.locator('[data-sonner-toast][data-removed="false"][data-front="true"]');

/** Sends a message and pauses the clock as soon as its toast is shown. */
export async function showToast(
  page: Page,
  { hasTouch = false, language = defaultLanguage } = {},
): Promise<Form> {
  await page.clock.install();
  const form = await Form.open(page, language);
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.fill();
  await (hasTouch ? form.send.tap() : form.send.click());
  // A toast under the pointer would stay.
  if (!hasTouch) await page.mouse.move(1, 1);
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(inFront(page)).toHaveAttribute('data-mounted', 'true', { timeout: 100 });
  }).toPass();
  return form;
}
