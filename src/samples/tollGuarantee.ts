import { range } from 'd3-array';
import { presentValue } from './arithmetic';
import { defineModel, mapValues, type Input, type ValuesOf } from './model';

/** Money in millions of US dollars; shares in per cent. */
const inputs = {
  revenue: { value: 40, range: [36, 44] },
  growth: { value: 5.5, range: [3.5, 6.5] },
  opening: { value: 75, range: [60, 90] },
  settledYear: { value: 4, range: [3, 6] },
  downturn: { value: 12, range: [8, 20] },
  budget: { value: 900, range: [820, 980] },
  limitShare: { value: 1, range: [0.8, 1.5] },
  borrowingCost: { value: 8, range: [7, 10] },
  asked: { value: 80, range: [70, 90] },
} as const satisfies Record<string, Input>;
type Values = ValuesOf<typeof inputs>;

const years = range(1, 16);
const badYears = [8, 9];
/** Guaranteed shares of forecast revenue, in per cent. */
export const levels = { level60: 60, level70: 70, level80: 80, level90: 90 };

const forecast = (i: Values, year: number) => i.revenue * (1 + i.growth / 100) ** (year - 1);

export const limitOf = (i: Values) => (i.budget * i.limitShare) / 100;

/** Revenue of a year in per cent of its forecast. */
function reached(i: Values, traffic: number, year: number): number {
  const missingAtOpening = 1 - i.opening / 100;
  const missing = missingAtOpening * Math.max(1 - (year - 1) / (i.settledYear - 1), 0);
  const downturn = badYears.includes(year) ? i.downturn / 100 : 0;
  return traffic * (1 - missing) * (1 - downturn);
}

/** What the Treasury pays each year. @param level guaranteed share of forecast revenue, % */
export function payments(i: Values, traffic: number, level: number): number[] {
  return years.map((year) => {
    const shortfall = Math.max(level - reached(i, traffic, year), 0);
    return (shortfall / 100) * forecast(i, year);
  });
}

function costOf(i: Values, paid: readonly number[]) {
  const limit = limitOf(i);
  const worst = Math.max(...paid);
  const value = presentValue(i.borrowingCost, paid);
  const paidWithCap = paid.map((payment) => Math.min(payment, limit));
  const capped = presentValue(i.borrowingCost, paidWithCap);
  return {
    worst,
    worstYear: worst > 0 ? paid.indexOf(worst) + 1 : null,
    budgetShare: (worst / i.budget) * 100,
    value,
    capped,
    lenders: value - capped,
  };
}

export const tollGuarantee = defineModel({
  inputs,
  slider: { min: 50, max: 110, step: 1, base: 70, ticks: [50, 60, 70, 80, 90, 100, 110] },
  verdicts: ['above', 'within'],
  // One per cent of the forecast revenue of year 1: traffic counts are not more exact.
  tolerance: 0.4,
  decisive: ['limitShare', 'opening', 'asked', 'downturn'],
  keyFigures: ['worst', 'yearsAbove', 'highest', 'value'],
  total: 'worst',
  digits: 1,
  digitsOf: { worstYear: 0, yearsAbove: 0, highest: 0 },
  chart: { min: 0, max: 34, ticks: [0, 9, 18, 27], labels: ['years', 'limit', 'levels'] },
  evaluate(i: Values, traffic: number) {
    const limit = limitOf(i);
    const paid = payments(i, traffic, i.asked);
    const asked = costOf(i, paid);
    // The highest level at which no year's payment exceeds the limit, at most the whole forecast.
    const highest = Math.min(
      100,
      ...years.map((year) => reached(i, traffic, year) + (limit / forecast(i, year)) * 100),
    );
    return {
      margins: { within: limit - asked.worst },
      figures: {
        worst: asked.worst,
        yearsAbove: paid.filter((payment) => payment > limit).length,
        highest,
        value: asked.value,
      },
      table: mapValues(levels, (level) => costOf(i, payments(i, traffic, level))),
      lines: {},
    };
  },
});
