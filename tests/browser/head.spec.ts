import type { Page } from '@playwright/test';
import { languages } from '../../src/site/languages';
import { hrefOf } from '../../src/site/routes';
import { expect, test } from './fixtures';
import { alive, arabic, english } from './support/visit';

const dataBlock = 'script[type="application/ld+json"]';
const service = { name: 'service', slug: 'visitor-economy-strategy' } as const;

/**
 * What a page says of itself, sorted: the browser adds its tags at the end. Files
 * that it loads with itself are left out.
 */
async function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        'title, meta, link:not([as], [rel="stylesheet"], [rel="modulepreload"])',
      ),
    ]
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
    await page.locator(`main a[href="${address}"]:visible`).first().click();
    await expect(page).toHaveURL(address);
    await expect.poll(() => headOf(page)).toEqual(delivered);
    await expect(page.locator(dataBlock)).toHaveCount(0);
  });
}

test('a switch of language gives the document its language, direction and head', async ({
  page,
}) => {
  await page.goto(hrefOf(arabic, { name: 'home' }));
  const delivered = await headOf(page);
  await page.goto(hrefOf(english, { name: 'home' }));
  await alive(page);
  await page.getByRole('link', { name: arabic.name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => headOf(page)).toEqual(delivered);
});
