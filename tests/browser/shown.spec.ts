import { comesAlive } from './alive';
import { findingsOn } from './findings';
import { test, expect } from './fixtures';
import { eachLanguage, pagesIn, screensIn } from './pages';
import { readMisfits } from './reading/fit';

const widths = [320, 375, 768, 1024, 1440];

eachLanguage((language) => {
  test.describe(language.name, () => {
    test.use({ locale: language.format, contextOptions: { reducedMotion: 'reduce' } });

    for (const { address } of pagesIn(language)) {
      test(`${address} fits every width and is accessible`, async ({ page }) => {
        await page.goto(address);
        await comesAlive(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await page.evaluate(readMisfits), `at ${width} px`).toEqual([]);
        }
        expect(await findingsOn(page)).toEqual([]);
      });
    }

    for (const { address } of screensIn(language)) {
      test(`${address} is accessible on a small screen @mobile`, async ({ page }) => {
        await page.goto(address);
        await comesAlive(page);
        expect(await findingsOn(page)).toEqual([]);
      });
    }
  });
});
