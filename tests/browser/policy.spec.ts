import { expect, test } from './fixtures';
import { alive } from './support/visit';
import { violationsOn } from './violations';

test('using the site keeps to the policy @everywhere', async ({ page }) => {
  const violations = await violationsOn(page);
  await page.goto('/#contact');
  await alive(page);
  const menu = page.getByRole('button', { name: /menu/i });
  if (await menu.isVisible()) {
    await menu.click();
    await page.keyboard.press('Escape');
  }
  const form = page.locator('form');
  await form.locator('[name=name]').fill('Amal');
  await form.locator('[name=email]').fill('amal@example.com');
  await form.locator('[name=message]').fill('Hello');
  await form.locator('[type=submit]').click();
  await expect(form.locator('[name=message]')).toHaveValue('');
  await page.locator('main a[href^="/services/"]:visible').first().click();
  await expect(page).toHaveURL(/\/services\//);
  await page.locator('header a[hreflang=ar]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await alive(page);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(violations).toEqual([]);
});

test('the policy stops what an injected text would run', async ({ page, faults }) => {
  faults.expect(/TrustedHTML|Content Security Policy|violates/);
  const violations = await violationsOn(page);
  await page.goto('/404');
  await alive(page);
  const outcome = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    try {
      document.body.innerHTML = '<img src=x onerror="window.hacked = 1">';
      return 'injected';
    } catch {
      return getComputedStyle(document.body).display;
    }
  });
  expect(outcome).toBe('block');
  await expect
    .poll(() => violations.map((text) => text.split(' ')[0]).sort())
    .toEqual(['require-trusted-types-for', 'style-src-elem']);
});
