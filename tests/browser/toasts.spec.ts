import type { Locator, Page } from '@playwright/test';
import { test, expect } from './fixtures';
import { Form } from './form';

const inFront = (page: Page): Locator =>
  page.locator('[data-sonner-toast][data-removed="false"][data-front="true"]');

/** Sends a message and pauses the clock as soon as its toast is shown. */
async function showToast(page: Page): Promise<Form> {
  await page.clock.install();
  const form = await Form.open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.fill();
  await form.send.click();
  await page.mouse.move(1, 1);
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(inFront(page)).toHaveAttribute('data-mounted', 'true', { timeout: 100 });
  }).toPass();
  return form;
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('a toast goes five seconds after it was tapped', { tag: '@engines' }, async ({ page }) => {
    await showToast(page);
    await inFront(page).tap();
    await page.clock.runFor(4000);
    await expect(inFront(page)).toBeVisible();
    await page.clock.runFor(1500);
    await expect(inFront(page)).toHaveCount(0);
  });
});

test('a toast stays under the pointer, and goes five seconds after it', async ({ page }) => {
  await showToast(page);
  await inFront(page).hover();
  await page.clock.runFor(20_000);
  await expect(inFront(page)).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(1, 1);
  await page.clock.runFor(4000);
  await expect(inFront(page)).toBeVisible();
  await page.clock.runFor(1500);
  await expect(inFront(page)).toHaveCount(0);
});

test('a toast stays while F8 has focused it, and goes five seconds after', async ({ page }) => {
  const form = await showToast(page);
  await page.keyboard.press('F8');
  await page.clock.runFor(20_000);
  await expect(inFront(page)).toBeVisible();
  await form.field('name').focus();
  await page.clock.runFor(5500);
  await expect(inFront(page)).toHaveCount(0);
});
