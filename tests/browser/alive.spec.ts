import { comesAlive } from './alive';
import { test, expect } from './fixtures';
import { eachLanguage, pagesIn } from './pages';
import { outlineOf } from './reading/readPage';
import { readShownText } from './reading/texts';

eachLanguage((language) => {
  test.describe(language.name, () => {
    test.use({ locale: language.format });

    for (const { address } of pagesIn(language)) {
      test(`${address} comes alive as it was delivered`, async ({ page, read }) => {
        const fonts = new Set<string>();
        page.on('request', (request) => {
          if (request.resourceType() === 'font') fonts.add(request.url());
        });
        const delivered = await read(address);
        await page.goto(address);
        await comesAlive(page);
        expect(await page.evaluate(readShownText)).toEqual(delivered.shownText);
        expect(await outlineOf(page)).toEqual(delivered.outline);
        expect(fonts.size).toBeGreaterThan(0);
        expect(fonts.size).toBeLessThanOrEqual(2);
      });
    }
  });
});
