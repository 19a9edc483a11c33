import type { Page } from '@playwright/test';
import { conclusionAt } from '../../src/samples/conclusion';
import { firmnessOf } from '../../src/samples/firmness';
import { models } from '../../src/samples/samples';
import { sampleSlugs } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import { sizes, sliderOf, slug, windows } from './samplePage';
import { bothDirections, defaultLanguage, visit } from './visit';

/** The middle of an element, or its start and end, from the inline start of the plot in pixels. */
async function placesOn(page: Page, selector: string): Promise<{ start: number; end: number }[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const plot = document.querySelector('.sample-chart .strip')?.getBoundingClientRect();
    const isMirrored = document.dir === 'rtl';
    return elements.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      const from = isMirrored ? (plot?.right ?? 0) - right : left - (plot?.left ?? 0);
      return { start: from, end: from + right - left };
    });
  });
}

for (const language of bothDirections) {
  for (const size of sizes) {
    test(`track, ticks, strip and plot share one scale at ${size.width} px, ${language.code}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const address = hrefOf(language, { name: 'sample', slug });
      await visit(page, address);
      const { slider } = models[slug];
      const [strip] = await placesOn(page, '.sample-chart .strip');
      const width = (strip?.end ?? 0) - (strip?.start ?? 0);
      const placeOf = (assumption: number) =>
        ((assumption - slider.min) / (slider.max - slider.min)) * width;
      const middles = async (selector: string) =>
        (await placesOn(page, selector)).map(({ start, end }) => (start + end) / 2);

      // The middle of a thumb goes from half a thumb after the start of the input to half before its end.
      const [input] = await placesOn(page, '#assumption');
      const thumb = 28;
      expect(Math.abs((input?.start ?? 0) + thumb / 2)).toBeLessThan(1);
      expect(Math.abs((input?.end ?? 0) - thumb / 2 - width)).toBeLessThan(1);
      const tick = '.sample-chart .slider-ticks bdi:visible';
      const ticks = await middles(tick);
      const assumptions = (await page.locator(tick).allInnerTexts()).map((text) =>
        Number(text.replace('−', '-')),
      );
      expect(assumptions.length).toBeGreaterThan(3);
      expect(assumptions).toContain(slider.base);
      for (const [index, assumption] of assumptions.entries())
        expect(
          Math.abs((ticks[index] ?? 0) - placeOf(assumption)),
          String(assumption),
        ).toBeLessThan(1);
      const [line] = await middles('.scale .assumption-line');
      expect(Math.abs((line ?? 0) - placeOf(slider.base))).toBeLessThan(1);
      const [threshold] = await middles('.scale .threshold');
      const [closeCall] = await placesOn(page, '.sample-chart [data-answer="close"]');
      const middle = ((closeCall?.start ?? 0) + (closeCall?.end ?? 0)) / 2;
      expect(Math.abs((threshold ?? 0) - middle)).toBeLessThan(1);
      const [range] = await placesOn(page, '.sample-chart [data-range]');
      const ends = slider.range.map(placeOf);
      expect(Math.abs((range?.start ?? 0) - (ends[0] ?? 0))).toBeLessThan(1);
      expect(Math.abs((range?.end ?? 0) - (ends[1] ?? 0))).toBeLessThan(1);
    });
  }
}

for (const paper of sampleSlugs) {
  test(`has the amount of the note at the threshold, and no text under the focus ring, ${paper}`, async ({
    page,
  }) => {
    await visit(page, hrefOf(defaultLanguage, { name: 'sample', slug: paper }));
    const model = models[paper];
    const amounts = page.locator('.threshold-label bdi:visible, .threshold-amounts bdi:visible');
    const changed = page.locator('.sample-answer .firmness bdi').last();
    let compared = 0;
    for (const assumption of [model.slider.base, ...model.slider.ticks]) {
      if (firmnessOf(model, assumption).nearest?.name !== 'assumption') continue;
      if (conclusionAt(model, assumption).closeTo !== undefined) continue;
      await sliderOf(page).fill(String(assumption));
      await expect(sliderOf(page)).toHaveValue(String(assumption));
      // The note is rendered after the chart.
      const isAmountOfNote = async () => {
        const shown = (await amounts.allInnerTexts()).map((text) => text.replace('%', ''));
        return shown.includes((await changed.innerText()).trim());
      };
      await expect.poll(isAmountOfNote, String(assumption)).toBe(true);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);

    for (const size of windows) {
      await page.setViewportSize(size);
      await sliderOf(page).focus();
      const crossed = await page.locator('.sample-chart').evaluate((chart) => {
        const input = document.activeElement;
        if (!input?.matches('[type="range"]')) return ['The slider has no focus'];
        const { outlineOffset, outlineWidth } = getComputedStyle(input);
        const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
        const { left, right, top, bottom } = input.getBoundingClientRect();
        const walker = document.createTreeWalker(chart, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const texts: string[] = [];
        while (walker.nextNode()) {
          range.selectNodeContents(walker.currentNode);
          for (const box of range.getClientRects()) {
            const isBeside = box.right < left - ring || box.left > right + ring;
            const isAboveOrBelow = box.bottom < top - ring || box.top > bottom + ring;
            if (!isBeside && !isAboveOrBelow) texts.push(range.toString());
          }
        }
        return texts;
      });
      expect(crossed, `${size.width} px`).toEqual([]);
    }
  });
}

/** The values in a line chart through which one of its lines passes. */
function struckValues(page: Page): Promise<string[]> {
  return page.locator('.sample-chart').evaluate((chart) => {
    const lines = [...chart.querySelectorAll<SVGPathElement>('.curve')];
    const points = lines.flatMap((path) => {
      const toScreen = path.getScreenCTM() ?? undefined;
      const length = path.getTotalLength();
      return Array.from({ length: 400 }, (_, step) =>
        path.getPointAtLength((length * step) / 399).matrixTransform(toScreen),
      );
    });
    return [...chart.querySelectorAll('.halo bdi')].flatMap((value) => {
      const box = value.getBoundingClientRect();
      // The digits, without the room above and below them.
      const [top, bottom] = [box.top + box.height * 0.2, box.bottom - box.height * 0.2];
      const isStruck = points.some(
        ({ x, y }) => x > box.left && x < box.right && y > top && y < bottom,
      );
      return isStruck ? [value.textContent] : [];
    });
  });
}

for (const paper of sampleSlugs.filter((drawn) => models[drawn].chart.kind === 'lines')) {
  test(`no line strikes a value through, ${paper}`, async ({ page }) => {
    await visit(page, hrefOf(defaultLanguage, { name: 'sample', slug: paper }));
    for (const size of windows) {
      await page.setViewportSize(size);
      expect(await struckValues(page), `${size.width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const { min, max } = models[paper].slider;
    for (let assumption = min; assumption <= max; assumption += 1) {
      await sliderOf(page).fill(String(assumption));
      expect(await struckValues(page), String(assumption)).toEqual([]);
    }
  });
}

test('a line from which others are measured is at 0, not at 0.0', async ({ page }) => {
  await visit(
    page,
    hrefOf(defaultLanguage, { name: 'sample', slug: 'large-scale-asset-monetization-strategy' }),
  );
  await expect(page.locator('.sample-chart .halo').filter({ hasText: /^0$/ })).toHaveCount(1);
});
