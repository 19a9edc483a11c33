import { range, sum } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { sampleSlugs, type SampleSlug } from '../site/catalogue';
import { baseValues, decimalsOf } from './model';
import { rounded, roundedBeyond, shownNumber, shownTable } from './rounding';
import { models } from './samples';

it('rounds half away from zero, ceilings down and floors up', () => {
  expect([rounded(2.5, 0), rounded(-2.5, 0), rounded(1.005, 2)]).toEqual([3, -3, 1.01]);
  expect([rounded(2.99, 0, 'down'), rounded(2.01, 0, 'up')]).toEqual([2, 3]);
  expect(Object.is(rounded(-0.2, 0), 0)).toBe(true);
});

it('ignores the noise of floating-point numbers', () => {
  expect(rounded(75.000_000_01, 0, 'up')).toBe(75);
  expect(rounded(0.1 + 0.2, 1, 'up')).toBe(0.3);
  expect(rounded(74.999_999_99, 0, 'down')).toBe(75);
});

it('rounds a value at which the answer changes to three digits, away from the base value', () => {
  expect(roundedBeyond(-5.0268, 0)).toBe(-5.03);
  expect(roundedBeyond(49.2401, 48)).toBe(49.3);
  expect(roundedBeyond(46.2519, 50)).toBe(46.2);
  expect(roundedBeyond(2546.51, 2700)).toBe(2546);
});

/** What a reader adds up: by paper and total, the rows that make it, with their signs. */
const sums: Readonly<
  Record<SampleSlug, Readonly<Record<string, Readonly<Record<string, 1 | -1>>>>>
> = {
  'highest-and-best-use-analysis': {
    residual: { value: 1, selling: -1, construction: -1, fees: -1, finance: -1, profit: -1 },
    start: { residual: 1, discount: -1, avoided: 1 },
    today: { start: 1, costOfWaiting: -1 },
  },
  'special-economic-zone-strategy-and-positioning': {
    beforeTax: { labour: 1, energy: 1, rent: 1, freight: 1, time: 1 },
    total: { beforeTax: 1, tax: 1 },
  },
  'visitor-economy-strategy': {
    newSpending: { spentMore: 1, takenFromOthers: -1 },
    bestYear: { newSpending: 1, leaves: -1 },
  },
  'public-private-partnership-strategy': {},
  'large-scale-asset-monetization-strategy': {
    total: { signing: 1, yearly: 1, tax: 1, returned: 1, cost: -1 },
  },
};

describe.each(sampleSlugs)('%s', (slug) => {
  const model = models[slug];
  const { min, max, step } = model.slider;
  const evaluations = range(min, max + step, step).map((assumption) =>
    model.evaluate(baseValues(model), assumption),
  );

  it('shows sums that add up in every column at every position of the slider', () => {
    for (const evaluation of evaluations) {
      for (const [column, cells] of Object.entries(shownTable(model, evaluation))) {
        for (const [total, parts] of Object.entries(sums[slug])) {
          const added = sum(Object.entries(parts), ([part, sign]) => sign * (cells[part] ?? 0));
          expect(cells[total], `${column} ${total}`).toBeCloseTo(added, 9);
        }
      }
    }
  });

  it('shows no row further than two units of its last place from the exact value', () => {
    for (const evaluation of evaluations) {
      for (const [column, cells] of Object.entries(shownTable(model, evaluation))) {
        for (const [row, shown] of Object.entries(cells)) {
          const exact = evaluation.table[column]?.[row] ?? null;
          if (shown === null || exact === null) expect(shown).toBe(exact);
          else {
            const unit = 10 ** -decimalsOf(model, row);
            expect(Math.abs(shown - exact), `${column} ${row}`).toBeLessThan(2 * unit);
          }
        }
      }
    }
  });

  it('shows the same number in the total of the table as in the key figure', () => {
    for (const evaluation of evaluations) {
      const table = shownTable(model, evaluation);
      for (const name of model.keyFigures) {
        const total = table[name]?.[model.totalRow];
        if (total === undefined) continue;
        expect(shownNumber(model, name, evaluation.figures[name] ?? 0)).toBe(total);
      }
    }
  });
});
