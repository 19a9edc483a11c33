import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { eachLanguage, screensIn } from './pages';
import { holdFonts, painted } from './support/fonts';
import { alive } from './support/visit';

declare global {
  interface Window {
    /** When the largest paints were, and by how much the layout has shifted; milliseconds, CLS. */
    seen: { largest: number[]; shift: number };
  }
}

const sizes = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
];

/**
 * What a first paragraph shifts that gains a line, as one text in 24 does: texts are a little wider or
 * narrower than the mean. A title that gains one shifts more: src/styles/fonts-*.css
 */
const lineOfText = 0.015;

function watchPaints(): void {
  window.seen = { largest: [], shift: 0 };
  new PerformanceObserver((list) => {
    window.seen.largest.push(...list.getEntries().map(({ startTime }) => startTime));
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Paints a page in its fallbacks, then lets its fonts come; tells what was seen after that. */
async function swapFonts(page: Page, address: string) {
  await page.addInitScript(watchPaints);
  const letFontsCome = await holdFonts(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await painted(page);
  await expect.poll(() => page.evaluate(() => window.seen.largest.length)).toBeGreaterThan(0);
  const swappedAt = await page.evaluate(() => performance.now());
  await letFontsCome();
  await alive(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const { largest, shift } = await page.evaluate(() => window.seen);
  return { largerPaints: largest.filter((time) => time > swappedAt), shift };
}

eachLanguage((language) => {
  for (const { address } of screensIn(language)) {
    for (const size of sizes) {
      test(`${address} at ${size.width} px keeps its largest paint and its places when late fonts come`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        const { largerPaints, shift } = await swapFonts(page, address);
        expect(largerPaints).toEqual([]);
        expect(shift).toBeLessThan(lineOfText);
      });
    }
  }
});
