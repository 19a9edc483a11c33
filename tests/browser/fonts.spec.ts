import { test, expect, withMotion } from './fixtures';
import { bothDirections, homeOf, hydrated, serviceOf } from './visit';

test.use(withMotion);

for (const language of bothDirections) {
  test(`shifts no layout when the fonts load late, ${language.code}`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          (window as unknown as { shift: number }).shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of [homeOf(language), serviceOf(language)]) {
      for (const width of [412, 1440]) {
        await page.setViewportSize({ width, height: 850 });
        let letThemCome = (): void => undefined;
        const gone = new Promise<void>((resolve) => (letThemCome = resolve));
        await page.route(/\.woff2$/, async (route) => {
          await gone;
          await route.continue();
        });
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
        letThemCome();
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
        // A paragraph that gains a line, in the one case in which fonts come after the first paint.
        expect.soft(shift, `${address} at ${width} px`).toBeLessThan(0.05);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    }
  });
}
