import { type Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { eachLanguage, pagesOfTheSite } from './pages';
import { alive } from './support/visit';

/** Collects what the policy blocks on a page; kept by the test, so that it outlives navigations. */
async function violationsOn(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile } = event;
      const text = [effectiveDirective, blockedURI, sample, sourceFile].join(' ');
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(text);
    });
  });
  return violations;
}

eachLanguage((language) => {
  test(`every page in ${language.code} keeps to the policy`, async ({ page }) => {
    test.setTimeout(120_000);
    const violations = await violationsOn(page);
    for (const { address } of pagesOfTheSite.filter((own) => own.language === language)) {
      const response = await page.goto(address);
      const policy = await response?.headerValue('content-security-policy');
      expect(policy, address).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
      expect(policy, address).not.toContain('unsafe');
      await alive(page);
      expect(await page.evaluate(() => window.crossOriginIsolated), address).toBe(true);
      expect(violations, address).toEqual([]);
    }
  });
});

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
  await page.locator('main a[href^="/services/"]').first().click();
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
