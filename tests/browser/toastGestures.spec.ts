import { test, expect, withMotion } from './fixtures';
import { inFront, showToast } from './toast';

test.use(withMotion);

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test(
    'dismisses a toast five seconds after a tap on it, also while the page scrolls',
    { tag: '@engines' },
    async ({ page }) => {
      await showToast(page, { hasTouch: true });
      await inFront(page).tap();
      await page.clock.runFor(4000);
      await page.evaluate(() => scrollBy(0, -200));
      await expect(inFront(page)).toBeVisible();
      await page.clock.runFor(1500);
      await expect(inFront(page)).toHaveCount(0);
    },
  );
});

test('keeps a toast under the pointer, and dismisses it five seconds later', async ({ page }) => {
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

test('keeps a toast focused by F8, and dismisses it five seconds later', async ({ page }) => {
  const form = await showToast(page);
  await page.keyboard.press('F8');
  await page.clock.runFor(20_000);
  await expect(inFront(page)).toBeVisible();
  await form.field('name').focus();
  await page.clock.runFor(5500);
  await expect(inFront(page)).toHaveCount(0);
});
