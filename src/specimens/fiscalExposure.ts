import { box } from '../ui/figures/box';
import {
  valuesOf,
  zeroOf,
  type Amount,
  type Input,
  type Outcome,
  type Specimen,
  type ValuesOf,
} from './specimen';

/** Millions of US dollars, and shares in per cent. */
const inputs = {
  revenue: { value: 40, range: [36, 44], unit: 'millions' },
  growth: { value: 5.5, range: [3.5, 6.5], unit: 'tenths' },
  opening: { value: 75, range: [60, 90], unit: 'percent' },
  downturn: { value: 12, range: [8, 20], unit: 'percent' },
  budget: { value: 900, range: [820, 980], unit: 'millions' },
  share: { value: 1, range: [0.75, 1.5], unit: 'hundredths' },
  rate: { value: 8, range: [7, 10], unit: 'tenths' },
  asked: { value: 80, range: [70, 90], unit: 'percent' },
} as const satisfies Record<string, Input>;
type Values = ValuesOf<typeof inputs>;

const years = Array.from({ length: 15 }, (_, at) => at + 1);
/** Traffic reaches its level in the fourth year; two years later on are bad ones. */
const [settled, bad] = [4, [8, 9]];
const levels = [50, 60, 70, 80, 90];

/** The limit of a year's payments, in millions: of the capital budget of year 1, unchanged. */
const limitOf = (i: Values) => (i.budget * i.share) / 100;

/** Forecast revenue of a year, in millions. */
const forecast = (i: Values, year: number) => i.revenue * (1 + i.growth / 100) ** (year - 1);

/** Revenue of a year as a share of its forecast, in per cent. */
function reached(traffic: number, i: Values, year: number): number {
  const start = i.opening / 100;
  const opening = year < settled ? start + ((1 - start) * (year - 1)) / (settled - 1) : 1;
  return traffic * opening * (bad.includes(year) ? 1 - i.downturn / 100 : 1);
}

/**
 * What a guarantee costs the Treasury, in millions of US dollars.
 * @param traffic as a share of the forecast, in per cent
 * @param level the share of forecast revenue that is guaranteed, in per cent
 * @param cap the most that is paid in a year
 */
export function guarantee(
  traffic: number,
  level: number,
  i: Values = valuesOf(inputs),
  cap = Infinity,
) {
  const payments = years.map((year) => {
    const short = Math.max(level - reached(traffic, i, year), 0) / 100;
    return Math.min(short * forecast(i, year), cap);
  });
  const worst = Math.max(...payments);
  const value = payments.reduce((sum, paid, at) => sum + paid / (1 + i.rate / 100) ** (at + 1), 0);
  return { payments, worst, year: payments.indexOf(worst) + 1, value };
}

/** The highest level, in per cent, whose payments stay within the limit in every year. */
export function highest(traffic: number, i: Values = valuesOf(inputs)): number {
  const limit = limitOf(i);
  return Math.min(
    ...years.map((year) => reached(traffic, i, year) + (limit / forecast(i, year)) * 100),
  );
}

/** The traffic from which the level that lenders ask for stays within the limit. */
export function turnOf(i: Values = valuesOf(inputs)): number {
  return zeroOf((traffic) => highest(traffic, i) - i.asked, 0, 200);
}

const base = valuesOf(inputs);
const limit = limitOf(base);
const control = { min: 50, max: 110, step: 1, base: 70, unit: 'percent' } as const;
const turns = { within: turnOf() };
/** Of the figure: what its head stands for, in millions. */
const head = 36;

function at(traffic: number): Outcome {
  const all = levels.map((level) => guarantee(traffic, level));
  const capped = levels.map((level) => guarantee(traffic, level, base, limit));
  const millions = (value: number): Amount => [value, 'millions'];
  const asked = guarantee(traffic, base.asked);
  const askedCapped = guarantee(traffic, base.asked, base, limit);
  const isWithin = traffic >= turns.within;
  const y = (value: number) => 100 - (value / head) * 100;
  return {
    verdict: isWithin ? 'within' : 'above',
    values: {
      ...{ asked: [base.asked, 'percent'], traffic: [traffic, 'percent'] },
      ...{ limit: millions(limit), highest: [highest(traffic), 'tenths'] },
      ...{
        worst: millions(asked.worst),
        year: [asked.year, 'number'],
        value: millions(asked.value),
      },
      ...{ capped: millions(askedCapped.value), turn: [turns.within, 'tenths'] },
      lenders: millions(asked.value - askedCapped.value),
      low: [inputs.opening.range[0], 'percent'],
      high: [inputs.opening.range[1], 'percent'],
      turnLow: [turnOf({ ...base, opening: inputs.opening.range[0] }), 'tenths'],
      turnHigh: [turnOf({ ...base, opening: inputs.opening.range[1] }), 'tenths'],
    },
    rows: {
      worst: all.map(({ worst }) => millions(worst)),
      year: all.map(({ worst, year }) => (worst > 0 ? [year, 'number'] : null)),
      share: all.map(({ worst }) => [(worst / base.budget) * 100, 'hundredths']),
      value: all.map(({ value }) => millions(value)),
      capped: capped.map(({ value }) => millions(value)),
      lenders: all.map(({ value }, index) => millions(value - (capped[index]?.value ?? 0))),
    },
    figure: {
      layout: 'cells',
      parts: levels.map((level, index) => {
        const { payments = [], worst = 0 } = all[index] ?? {};
        return {
          ...{ name: `level${level}`, amount: millions(worst), isStrong: worst > limit },
          marks: [
            {
              look: worst > limit ? 'solid' : 'tone',
              d: payments
                .map((paid, year) => box(year * 6.6 + 1, y(paid), 5, 100 - y(paid)))
                .join(''),
            },
            { look: 'dash', d: `M0 ${y(limit)}H100` },
            { look: 'line', d: 'M0 100H100' },
          ],
        };
      }),
      key: { dash: 'limit', solid: 'above', tone: 'within' },
    },
  };
}

/** Fiscal exposure statement: guarantees of a toll road's revenue. */
export const fiscalExposure: Specimen = {
  ...{ control, inputs, turns, at },
  positions: [50, 60, 70, 80, 90, 100],
  shown: ['highest', 'worst', 'value', 'capped'],
  columns: levels.map((level) => `level${level}`),
  totals: ['value'],
  verdicts: ['above', 'within'],
};
