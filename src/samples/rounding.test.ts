import { range, sum } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { baseValues, decimalsOf, keysOf } from './model';
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

describe.each(Object.entries(models))('%s', (_, model) => {
  const { min, max, step } = model.slider;
  const evaluations = range(min, max + step, step).map((assumption) =>
    model.evaluate(baseValues(model), assumption),
  );

  it('shows sums that add up in every column at every position of the slider', () => {
    const sums = keysOf(model.sums ?? {});
    let checked = 0;
    for (const evaluation of evaluations) {
      const columns = Object.entries(shownTable(model, evaluation));
      for (const [column, cells] of columns) {
        for (const row of sums) {
          const shown = cells[row];
          if (shown === null || shown === undefined) continue;
          const parts = Object.entries(model.sums?.[row] ?? {});
          const total = sum(parts, ([part, sign = 1]) => sign * (cells[part] ?? 0));
          expect(shown, `${column} ${row}`).toBeCloseTo(total, 9);
          checked += 1;
        }
      }
    }
    if (sums.length > 0) expect(checked).toBeGreaterThan(evaluations.length);
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
