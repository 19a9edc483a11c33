import type { Page } from '@playwright/test';
import { sampleSlugs } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import { defaultLanguage, homeOf, languages, serviceOf, visit } from './visit';

/**
 * Words and numbers on more than one line, except Latin words that are wider than their column or hyphenated. A
 * word joiner makes one word of two; an e-mail address is one word.
 */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('main, footer').evaluateAll((roots) => {
    const range = document.createRange();
    const broken: string[] = [];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('svg'))
          continue;
        if (parent.closest('[class*="sr-only"], [hidden]')) continue;
        let block: Element = parent;
        while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
          block = block.parentElement;
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(block);
        const column =
          block.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(
          /[\p{L}\p{M}]{2,}(?:(?:-?\u2060|[@.])[\p{L}\p{M}]+)*|[−+]?\d[\d.,\u202f]*\d/gu,
        )) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
          const tops = new Set(lines.map(({ top }) => Math.round(top)));
          if (tops.size < 2) continue;
          const width = lines.reduce((sum, line) => sum + line.width, 0);
          const isNumber = /\d/u.test(word);
          const isArabic = /\p{Script=Arabic}/u.test(word);
          const canHyphenate = getComputedStyle(block).hyphens === 'auto' && word.length > 5;
          if (isNumber || isArabic || (width <= column && !canHyphenate))
            broken.push(`${word} (${Math.round(width)} of ${column})`);
        }
      }
    }
    return broken;
  });
}

for (const language of languages) {
  test(`breaks no number and no word that fits, in the narrowest windows, ${language.code}`, async ({
    page,
  }) => {
    const papers = sampleSlugs.map((slug) => hrefOf(language, { name: 'sample', slug }));
    for (const address of [homeOf(language), serviceOf(language), ...papers]) {
      await visit(page, address);
      for (const width of [195, 260, 319]) {
        await page.setViewportSize({ width, height: 600 });
        expect.soft(await brokenWords(page), `${address} at ${width} px`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('a chart keeps half of the width, or gives way to its table', async ({ page }) => {
  for (const slug of sampleSlugs) {
    await visit(page, hrefOf(defaultLanguage, { name: 'sample', slug }));
    for (const width of [195, 260, 319]) {
      await page.setViewportSize({ width, height: 600 });
      const plots = await page
        .getByRole('figure')
        .locator(':not(li) > svg:has(path)')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((plot) => plot.getBoundingClientRect().width));
      const widest = Math.max(...plots);
      if (plots.length > 0) expect(widest, `${slug}, ${width} px`).toBeGreaterThan(width / 2);
      const slider = await page.getByRole('slider').boundingBox();
      expect(slider?.width, `${slug}, ${width} px`).toBeGreaterThan(width / 2);
    }
  }
});
