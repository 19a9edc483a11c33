import { test, expect } from './fixtures';
import { pagesOfTheSite } from './pages';

for (const { address, language, status } of pagesOfTheSite) {
  test(`${address} answers ${status} in its language and direction`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(status);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', language.code);
    await expect(html).toHaveAttribute('dir', language.direction);
  });
}
