import { each, presentValue } from './arithmetic';
import type { Input, Model, ValuesOf } from './model';

const inputs = {
  revenue: { value: 40, range: [36, 44], unit: 'millions' },
  growth: { value: 5.5, range: [3.5, 6.5], unit: 'percent' },
  opening: { value: 75, range: [60, 90], unit: 'percent' },
  settled: { value: 4, range: [3, 6], unit: 'number' },
  downturn: { value: 12, range: [8, 20], unit: 'percent' },
  budget: { value: 900, range: [820, 980], unit: 'millions' },
  share: { value: 1, range: [0.8, 1.5], unit: 'percent' },
  rate: { value: 8, range: [7, 10], unit: 'percent' },
  asked: { value: 80, range: [70, 90], unit: 'percent' },
} as const satisfies Record<string, Input>;
type Values = ValuesOf<typeof inputs>;

const years = Array.from({ length: 15 }, (_, at) => at + 1);
/** Two bad years. */
const bad = [8, 9];
/** In per cent of forecast revenue. */
const levelsShown = { level60: 60, level70: 70, level80: 80, level90: 90 };

/** Forecast revenue of a year, in millions. */
const forecast = (i: Values, year: number) => i.revenue * (1 + i.growth / 100) ** (year - 1);

/** The most that one contract may cost in a year, in millions. */
const limitOf = (i: Values) => (i.budget * i.share) / 100;

/** Revenue of a year as a share of its forecast, in per cent. */
function reached(i: Values, traffic: number, year: number): number {
  const missing = (1 - i.opening / 100) * Math.max(1 - (year - 1) / (i.settled - 1), 0);
  return traffic * (1 - missing) * (bad.includes(year) ? 1 - i.downturn / 100 : 1);
}

/**
 * What a guarantee costs the Treasury, in millions.
 * @param level the share of forecast revenue that is guaranteed, in per cent
 */
function guarantee(i: Values, traffic: number, level: number) {
  const payments = years.map(
    (year) => (Math.max(level - reached(i, traffic, year), 0) / 100) * forecast(i, year),
  );
  const present = (paid: readonly number[]) =>
    presentValue(i.rate, paid.length, (year) => paid[year - 1] ?? 0);
  const worst = Math.max(...payments);
  const value = present(payments);
  const capped = present(payments.map((paid) => Math.min(paid, limitOf(i))));
  const year = worst > 0 ? payments.indexOf(worst) + 1 : null;
  return { worst, year, part: (worst / i.budget) * 100, value, capped, lenders: value - capped };
}

/** Fiscal exposure statement: guarantees of a toll road's revenue, by traffic. */
export const fiscalExposure: Model<keyof typeof inputs> = {
  inputs,
  control: { min: 50, max: 110, step: 1, base: 70, unit: 'percent' },
  positions: [50, 60, 70, 80, 90, 100],
  unit: 'millions',
  units: { year: 'number', binding: 'number', part: 'percent', highest: 'percent' },
  row: 'worst',
  verdicts: ['above', 'within'],
  sensitive: { opening: 'within' },
  work(i, traffic) {
    const limit = limitOf(i);
    // The highest level that no year's payment lifts above the limit.
    const levels = years.map(
      (year) => reached(i, traffic, year) + (limit / forecast(i, year)) * 100,
    );
    const highest = Math.min(...levels);
    const binding = levels.indexOf(highest) + 1;
    const { year, ...asked } = guarantee(i, traffic, i.asked);
    const { value: tenable } = guarantee(i, traffic, highest);
    return {
      margins: { within: highest - i.asked },
      table: each(levelsShown, (level) => guarantee(i, traffic, level)),
      numbers: { ...asked, year: year ?? 0, binding, highest, limit, tenable },
      level: limit,
    };
  },
};
