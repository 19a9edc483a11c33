import type { Page } from '@playwright/test';
import { fonts as budget } from '../budgets';
import { defaultLanguage } from '../../src/site/languages';
import { findingsOn } from './findings';
import { test, expect } from './fixtures';
import { eachLanguage, pagesIn, screensIn } from './pages';
import { readMisfits } from './reading/fit';
import { outlineOf, type PageRecord } from './reading/readPage';
import { readShownText } from './reading/texts';
import { alive } from './support/visit';
import { expectPolicy } from './violations';

const widths = [320, 375, 640, 768, 1024, 1440];
const desktop = { width: 1280, height: 800 };

/** How many font files the page has loaded; runs in the page. */
function readFonts(): number {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return new Set(files.filter((name) => name.endsWith('.woff2'))).size;
}

/** That hydration has left every text and element as it was delivered. */
async function expectUnchanged(page: Page, delivered: PageRecord): Promise<void> {
  expect(await page.evaluate(readShownText)).toEqual(delivered.shownText);
  expect(await outlineOf(page)).toEqual(delivered.outline);
}

eachLanguage((language) => {
  test.describe(language.name, () => {
    test.use({ locale: language.format, contextOptions: { reducedMotion: 'reduce' } });

    const examples = screensIn(language).map((example) => example.address);
    // Pages of one kind are built alike in all languages (languages.spec.ts): each is examined in one.
    const isExamined = (address: string) =>
      language === defaultLanguage || examples.includes(address);

    for (const { address } of pagesIn(language)) {
      test(`${address} comes alive as delivered, keeps to the policy, fits every width, is accessible`, async ({
        readers,
        read,
      }) => {
        const { page, faults, violations } = await readers.of(language);
        const delivered = await read(address);
        await page.setViewportSize(desktop);
        await expectPolicy(await page.goto(address));
        await alive(page);
        await expectUnchanged(page, delivered);
        expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
        const fonts = await page.evaluate(readFonts);
        expect(fonts).toBeGreaterThan(0);
        expect(fonts).toBeLessThanOrEqual(budget.files);
        if (isExamined(address)) expect(await findingsOn(page)).toEqual([]);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await page.evaluate(readMisfits), `at ${width} px`).toEqual([]);
        }
        expect([...violations, ...faults.unexpected]).toEqual([]);
      });
    }

    for (const { address } of screensIn(language)) {
      test(`${address} is accessible in a small window @mobile`, async ({ page }) => {
        await page.goto(address);
        await alive(page);
        expect(await findingsOn(page)).toEqual([]);
      });
    }
  });

  test.describe(`${language.name}, with motion`, () => {
    test.use({ locale: language.format });

    for (const { address } of screensIn(language)) {
      test(`${address} comes alive as delivered, with motion`, async ({ page, read }) => {
        const delivered = await read(address);
        await page.goto(address);
        await alive(page);
        await expectUnchanged(page, delivered);
      });
    }
  });
});
