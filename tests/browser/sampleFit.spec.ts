import type { Page } from '@playwright/test';
import { readNamespace } from '../../src/schemas/readNamespace';
import { models } from '../../src/samples/samples';
import { thresholdsOf } from '../../src/samples/thresholds';
import { sampleSlugs } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import { windows } from './samplePage';
import { languages, visit } from './visit';

function collidingTexts(page: Page): Promise<string[]> {
  return page.locator('.sample-chart').evaluate((chart) => {
    const context = document.createElement('canvas').getContext('2d');
    const walker = document.createTreeWalker(chart, NodeFilter.SHOW_TEXT);
    const texts: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      if (!context || !text || !parent || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(parent);
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const glyphs = context.measureText(text);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top } of range.getClientRects()) {
        const baseline = top + glyphs.fontBoundingBoxAscent;
        const inkTop = baseline - glyphs.actualBoundingBoxAscent;
        const inkBottom = baseline + glyphs.actualBoundingBoxDescent;
        texts.push({ text, left, right, top: inkTop, bottom: inkBottom });
      }
    }
    const outside = texts.filter(({ left, right }) => left < 0 || right > window.innerWidth);
    const pairs = texts.flatMap((first, index) =>
      texts
        .slice(index + 1)
        .filter((second) => first.left < second.right && second.left < first.right)
        .filter((second) => first.top < second.bottom && second.top < first.bottom)
        .map((second) => `${first.text} | ${second.text}`),
    );
    return [...outside.map(({ text }) => text), ...pairs];
  });
}

/** Reserved spaces that are more than two lines taller than what they show. */
function holes(page: Page): Promise<string[]> {
  return page.locator('.sample-frame').evaluate((frame) => {
    const heightOf = (element: Element) => element.getBoundingClientRect().height;
    const spaces = [
      ...[...frame.querySelectorAll('[data-reserve]')].map(({ parentElement }) => parentElement),
      ...frame.querySelectorAll('.firmness'),
    ];
    return spaces.flatMap((space) => {
      if (!space) return [];
      const shown = [...space.querySelectorAll(':scope > :not([data-reserve])')];
      const texts = shown.flatMap((element) => [...element.children]);
      const bottom = Math.max(...texts.map((text) => text.getBoundingClientRect().bottom));
      const line = parseFloat(getComputedStyle(texts[0] ?? space).lineHeight);
      const hole = space.getBoundingClientRect().top + heightOf(space) - bottom;
      return hole > 2.5 * line ? [`${Math.round(hole)} px: ${space.textContent}`] : [];
    });
  });
}

for (const language of languages) {
  test(`fits each paper into windows and onto two or three sheets, ${language.code}`, async ({
    page,
  }) => {
    for (const paper of sampleSlugs) {
      await visit(page, hrefOf(language, { name: 'sample', slug: paper }));
      const bottomOf = async (selector: string) => {
        const box = await page.locator(selector).boundingBox();
        return (box?.y ?? NaN) + (box?.height ?? NaN);
      };
      const chart = page.locator('.sample-chart');
      const { cells } = readNamespace(language.code, 'services')[paper].sample;
      const answers = models[paper].verdicts.slice(0, thresholdsOf(models[paper]).length + 1);
      for (const size of [...windows, { width: 320, height: 700 }]) {
        await page.setViewportSize(size);
        expect(await collidingTexts(page), `${paper}, ${size.width} px`).toEqual([]);
        expect(await holes(page), `${paper}, ${size.width} px`).toEqual([]);
        const strip = await bottomOf('.sample-chart .strip');
        for (const answer of answers) {
          const name = chart
            .locator('.strip-names')
            .getByText(cells[answer] ?? '', { exact: true });
          await expect(name).toBeVisible();
          expect((await name.boundingBox())?.y, `${paper}, ${answer}`).toBeGreaterThan(strip);
        }
        if (size.width === 390) {
          const question = await page.locator('h1').boundingBox();
          const height = (await bottomOf('#assumption')) - (question?.y ?? NaN);
          expect(height, `${paper}, from question to slider`).toBeLessThanOrEqual(700);
        }
        if (size.width === 1440)
          expect(await bottomOf('.sample-chart'), `${paper}, on one screen`).toBeLessThan(900);
      }
      for (const format of ['A4', 'Letter']) {
        const pdf = await page.pdf({ format });
        const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g);
        expect([2, 3], `${paper}, ${format}`).toContain(sheets?.length);
      }
      await page.emulateMedia({ media: 'print' });
      const { label } = readNamespace(language.code, `samples/${paper}`).assumption;
      await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
      await expect(page.locator('.sample-chart .slider-value')).toBeVisible();
      await page.emulateMedia({ media: null });
    }
  });
}
