import { range } from 'd3-array';
import { presentValue } from './arithmetic';
import { defineModel, mapValues, type Input, type ValuesOf } from './model';

/** Money is in US dollars ($). */
const inputs = {
  revenue: { value: 40, range: [36, 44] }, // $ million in year 1, forecast
  growth: { value: 5.5, range: [3.5, 6.5] }, // % a year, of forecast revenue
  opening: { value: 75, range: [60, 90] }, // % of settled traffic, in year 1
  settledYear: { value: 4, range: [3, 6] }, // first year of settled traffic, reached in equal steps
  downturn: { value: 12, range: [8, 20] }, // % of revenue, lost in each of `badYears`
  budget: { value: 900, range: [820, 980] }, // $ million, for capital spending
  limitShare: { value: 1, range: [0.8, 1.5] }, // % of `budget`, the limit of a payment in a year
  borrowingCost: { value: 8, range: [7, 10] }, // % a year
  askedShare: { value: 80, range: [70, 90] }, // % of forecast revenue, the guarantee that lenders ask for
} as const satisfies Record<string, Input>;
type Values = ValuesOf<typeof inputs>;

const years = range(1, 16);
const badYears = [8, 9];
/** Guaranteed shares of forecast revenue that the paper compares, in %. */
export const guaranteedShares = { level60: 60, level70: 70, level80: 80, level90: 90 };

const forecastRevenue = (i: Values, year: number) => i.revenue * (1 + i.growth / 100) ** (year - 1);

export const limitOf = (i: Values) => (i.budget * i.limitShare) / 100;

function revenuePercentOfForecast(i: Values, traffic: number, year: number): number {
  const missingAtOpening = 1 - i.opening / 100;
  const missing = missingAtOpening * Math.max(1 - (year - 1) / (i.settledYear - 1), 0);
  const downturn = badYears.includes(year) ? i.downturn / 100 : 0;
  return traffic * (1 - missing) * (1 - downturn);
}

/** What the Treasury pays each year, in $ million. @param share guaranteed, in % of forecast revenue */
export function payments(i: Values, traffic: number, share: number): number[] {
  return years.map((year) => {
    const shortfall = Math.max(share - revenuePercentOfForecast(i, traffic, year), 0);
    return (shortfall / 100) * forecastRevenue(i, year);
  });
}

/** The worst payment, and the present value of all payments without and with a cap at the limit, in $ million. */
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
    leftToLenders: value - capped,
  };
}

/**
 * May the Treasury guarantee the lenders of a toll road a share of the forecast revenue?
 * - The assumption is the traffic, in % of the forecast.
 * - The verdict is `above` while the guarantee costs more than the limit in some year, else `within`.
 * - In each year the Treasury pays the guaranteed share of the forecast revenue, less the revenue.
 * - The margin is the limit less the worst year's payment, in $ million.
 */
export const tollGuarantee = defineModel({
  inputs,
  slider: { min: 50, max: 110, step: 1, base: 70, ticks: [50, 60, 70, 80, 90, 100, 110] },
  verdicts: ['above', 'within'],
  // One per cent of the forecast revenue of year 1: traffic counts are not more exact.
  tolerance: 0.4,
  decisive: ['limitShare', 'opening', 'askedShare', 'downturn'],
  keyFigures: ['worst', 'yearsAbove', 'highest', 'value'],
  totalRow: 'worst',
  decimals: 1,
  otherDecimals: { worstYear: 0, yearsAbove: 0, highest: 0 },
  chart: { min: 0, max: 34, ticks: [0, 9, 18, 27], labels: ['years', 'limit', 'levels'] },
  evaluate(i: Values, traffic: number) {
    const limit = limitOf(i);
    const paid = payments(i, traffic, i.askedShare);
    const askedCost = costOf(i, paid);
    // In % of the forecast: the highest share at which no year's payment exceeds the limit, at most 100.
    const highestInYear = (year: number) =>
      revenuePercentOfForecast(i, traffic, year) + (limit / forecastRevenue(i, year)) * 100;
    const highest = Math.min(100, ...years.map(highestInYear));
    return {
      margins: { within: limit - askedCost.worst },
      figures: {
        worst: askedCost.worst,
        yearsAbove: paid.filter((payment) => payment > limit).length,
        highest,
        value: askedCost.value,
      },
      table: mapValues(guaranteedShares, (share) => costOf(i, payments(i, traffic, share))),
      lines: {},
    };
  },
});
