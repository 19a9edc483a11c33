import type { Page } from '@playwright/test';
import { readNamespace } from '../../src/schemas/readNamespace';
import { models } from '../../src/samples/samples';
import { thresholdsOf } from '../../src/samples/thresholds';
import { sampleSlugs, type SampleSlug } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import { contrastOf, Picture, visibleLines } from './pictures';
import { bothDirections, defaultLanguage, homeOf, serviceOf, visit } from './visit';

const paperOf = (slug: SampleSlug, language = defaultLanguage) =>
  hrefOf(language, { name: 'sample', slug });

/** Hides elements whose text is hidden: each with all around it that has no visible text and no picture. */
function hideHidden(page: Page): Promise<void> {
  return page.locator('main *').evaluateAll((elements) => {
    const isEmpty = (element: Element | null): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.innerText.trim() &&
      !element.querySelector('svg, img, input, textarea');
    for (const element of elements) {
      const isHidden = [null, '::before', '::after'].some((pseudo) => {
        const { visibility, opacity } = getComputedStyle(element, pseudo);
        return visibility === 'hidden' || opacity === '0';
      });
      if (!isHidden) continue;
      for (let at: Element | null = element; isEmpty(at); at = at.parentElement)
        at.style.setProperty('visibility', 'hidden', 'important');
    }
  });
}

for (const language of bothDirections) {
  const otherPages = [homeOf(language), serviceOf(language), '/nowhere'];
  const papers = sampleSlugs.map((slug) => paperOf(slug, language));
  test.describe(`in forced colours, ${language.code}`, () => {
    // No bar that offers another language lies over the page.
    test.use({ locale: language.locale });
    for (const address of [...(language === defaultLanguage ? otherPages : []), ...papers]) {
      test(`every text can be read and is covered by nothing hidden, ${address}`, async ({
        page,
      }) => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
        await visit(page, address);
        const lines = await visibleLines(page, 'main');
        expect(lines.length).toBeGreaterThan(3);
        const shown = await Picture.of(page);
        const unreadable = lines.filter((line) => shown.contrast(line) < 4.5);
        expect.soft(unreadable.map(({ text }) => text)).toEqual([]);
        await hideHidden(page);
        const uncovered = await Picture.of(page);
        const covered = lines.filter((line) => {
          const before = shown.levels(line);
          return uncovered
            .levels(line)
            .some((level, index) => Math.abs(level - (before[index] ?? NaN)) > 32);
        });
        expect(covered.map(({ text }) => text)).toEqual([]);
      });
    }
  });
}

for (const slug of sampleSlugs) {
  test(`in forced colours the slider has a track and a thumb, and the strip has edges and a legend, ${slug}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await visit(page, paperOf(slug));
    const { cells } = readNamespace(defaultLanguage.code, 'services')[slug].sample;
    const names = thresholdsOf(models[slug]).map(({ upperVerdict }) => cells[upperVerdict]);
    const { tooClose } = readNamespace(defaultLanguage.code, 'samples').strip;
    const slider = await Picture.of(page.getByRole('figure').getByRole('slider'));
    const background = slider.at(0, 0);
    const isDrawn = (x: number, y: number) => contrastOf(slider.at(x, y), background) >= 3;
    const columns = Array.from({ length: slider.width }, (_, x) => x);
    const rows = Array.from({ length: slider.height }, (_, y) => y);
    const inkOf = (x: number) => rows.filter((y) => isDrawn(x, y)).length;
    expect(columns.filter((x) => inkOf(x) > 0).length).toBeGreaterThan(slider.width * 0.8);
    expect(columns.filter((x) => inkOf(x) >= 12).length).toBeGreaterThanOrEqual(16);

    const isLine = (edge: readonly number[]) =>
      columns.filter((x) => edge.some((y) => isDrawn(x, y))).length > slider.width * 0.8;
    expect(isLine(rows.slice(0, 3)), 'upper edge').toBe(true);
    expect(isLine(rows.slice(-3)), 'lower edge').toBe(true);
    // The cell of the answer is filled, the others are not.
    const filled = columns.filter((x) => inkOf(x) >= slider.height - 1).length;
    expect(filled).toBeGreaterThan(slider.width * 0.05);
    expect(filled).toBeLessThan(slider.width * 0.9);

    const chart = await visibleLines(page, 'figure');
    for (const name of names) {
      expect(chart.filter(({ text }) => text === name).length, name).toBeGreaterThan(0);
    }
    const shown = await Picture.of(page);
    const legend = chart.find(({ text }) => text.startsWith(tooClose.split('{{')[0] ?? ''));
    if (!legend) throw new Error('The legend is not shown');
    const swatch = { ...legend, left: legend.left - 26, right: legend.left - 2 };
    expect(shown.contrast(swatch)).toBeGreaterThanOrEqual(3);
  });
}

test('in forced colours the names of regions are drawn over an outline in the other colour', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit(page, homeOf(defaultLanguage));
  const names = await page.locator('.map-region').evaluateAll((regions) =>
    regions.map((region) => {
      const { fill, stroke, paintOrder } = getComputedStyle(region);
      return { paintOrder, isOneColour: fill === stroke };
    }),
  );
  expect(names).toHaveLength(2);
  for (const name of names) expect(name).toEqual({ paintOrder: 'stroke', isOneColour: false });
});

test('in forced colours the current language and the header keep apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit(page, homeOf(defaultLanguage));
  const [current, other] = await page.locator('header a[hreflang]').evaluateAll((links) =>
    [true, false].map((isCurrent) => {
      const link = links.find((candidate) => candidate.hasAttribute('aria-current') === isCurrent);
      return link ? getComputedStyle(link).borderBlockEndColor : '';
    }),
  );
  expect(current).not.toBe(other);
});
