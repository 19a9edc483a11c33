import type { Page } from '@playwright/test';
import { languages } from '../../src/i18n/languages';
import { hrefOf } from '../../src/site/routes';
import { expect, test } from './fixtures';
import { alive } from './support/visit';

const dataBlock = 'script[type="application/ld+json"]';
const service = { name: 'service', slug: 'visitor-economy-strategy' } as const;

/**
 * What a page says of itself, sorted: the browser adds its tags at the end. The data
 * block is left out, which a navigation takes away and can't put back (src/seo/html.ts).
 */
async function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('title, [data-head]:not(script)')]
      .map((element) => element.outerHTML)
      .sort(),
  );
}

for (const language of languages) {
  test(`a page in ${language.code} has the same head, navigated to as delivered`, async ({
    page,
  }) => {
    const address = hrefOf(language, service);
    await page.goto(address);
    const delivered = await headOf(page);
    await expect(page.locator(dataBlock)).toHaveCount(1);
    await page.goto(hrefOf(language, { name: 'home' }));
    await alive(page);
    await page.locator(`main a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await expect.poll(() => headOf(page)).toEqual(delivered);
    await expect(page.locator(dataBlock)).toHaveCount(0);
  });
}
