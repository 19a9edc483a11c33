import { range } from 'd3-array';
import { presentValue } from './arithmetic';
import { defineModel, mapValues, type Input, type ValuesOf } from './model';

/** Money is in US dollars ($) of its own year. */
const inputs = {
  revenue: { value: 40, range: [37, 43] }, // $ million in year 1, forecast
  growth: { value: 5.5, range: [4, 6.5] }, // % a year, of forecast revenue
  opening: { value: 70, range: [62, 80] }, // % of settled traffic, in year 1
  settledYear: { value: 4, range: [3, 6] }, // first year of settled traffic, rising equally each year
  downturn: { value: 12, range: [8, 20] }, // % of revenue, lost in each of `badYears`
  debtService: { value: 20, range: [19, 21.5] }, // $ million a year, while there is debt
  cover: { value: 105, range: [100, 110] }, // % of debt service that lenders want to see covered
  runningCost: { value: 20, range: [17, 24] }, // % of forecast revenue
  askedShare: { value: 80, range: [80, 80] }, // % of forecast revenue, the guarantee that lenders ask for
  reserve: { value: 5, range: [5, 5] }, // $ million, offered by the owners of both bidders, refilled each year
  budget: { value: 900, range: [900, 900] }, // $ million in year 1, for capital spending
  budgetGrowth: { value: 3, range: [1, 5] }, // % a year
  limitShare: { value: 1, range: [1, 1] }, // % of the year's budget, the limit of a payment
  borrowingCost: { value: 8, range: [7, 10] }, // % a year
} as const satisfies Record<string, Input>;
type Values = ValuesOf<typeof inputs>;

export const years = range(1, 16);
const debtYears = 12;
const badYears = [8, 9];
// Of six comparable roads, in % of the forecast: a guarantee is judged by its bad years.
const lowestTraffic = 62;
// One per cent of the forecast revenue of year 1: traffic counts are not more exact.
const tolerance = 0.4;

const forecastRevenue = (i: Values, year: number) => i.revenue * (1 + i.growth / 100) ** (year - 1);

export const limitIn = (i: Values, year: number) =>
  i.budget * (i.limitShare / 100) * (1 + i.budgetGrowth / 100) ** (year - 1);

function revenueIn(i: Values, traffic: number, year: number): number {
  const missingAtOpening = 1 - i.opening / 100;
  const missing = missingAtOpening * Math.max(1 - (year - 1) / (i.settledYear - 1), 0);
  const downturn = badYears.includes(year) ? i.downturn / 100 : 0;
  return forecastRevenue(i, year) * (traffic / 100) * (1 - missing) * (1 - downturn);
}

/** The revenue that each guarantee promises, in $ million. */
const promised = {
  asked: (i: Values, year: number) => forecastRevenue(i, year) * (i.askedShare / 100),
  debt: (i: Values, year: number) =>
    year > debtYears
      ? 0
      : i.debtService * (i.cover / 100) + forecastRevenue(i, year) * (i.runningCost / 100),
};

/** Yearly payments under a guarantee, in $ million, including what the owners' reserve pays. */
export function payments(i: Values, traffic: number, guarantee: keyof typeof promised): number[] {
  return years.map((year) =>
    Math.max(promised[guarantee](i, year) - revenueIn(i, traffic, year), 0),
  );
}

function costOf(i: Values, paid: readonly number[]) {
  const aboveLimit = paid.map((payment, index) => payment - limitIn(i, index + 1));
  const worst = Math.max(...paid);
  return {
    worst,
    worstYear: worst > 0 ? paid.indexOf(worst) + 1 : null,
    yearsAbove: aboveLimit.filter((amount) => amount > 0).length,
    mostAbove: Math.max(...aboveLimit),
    value: presentValue(i.borrowingCost, paid),
  };
}

function evaluate(i: Values, traffic: number) {
  const asked = costOf(i, payments(i, traffic, 'asked'));
  const debt = costOf(i, payments(i, traffic, 'debt'));
  return {
    margins: { debt: i.reserve - debt.mostAbove, asked: -asked.mostAbove },
    figures: {
      askedWorst: asked.worst,
      debtWorst: debt.worst,
      askedValue: asked.value,
      debtValue: debt.value,
    },
    table: mapValues({ asked, debt }, ({ mostAbove, ...rows }) => ({
      ...rows,
      aboveLimit: Math.max(mostAbove, 0),
    })),
    lines: {},
  };
}

function decisions(i: Values) {
  const { figures, table } = evaluate(i, lowestTraffic);
  return { debtValue: figures.debtValue, leastReserve: table.debt.aboveLimit + tolerance };
}

/**
 * Should the Treasury guarantee the revenue of a toll road?
 * - The assumption is the traffic, in % of the forecast.
 * - The verdict is `refuse` while even a guarantee of debt service and running costs exceeds the year's limit
 *   by more than the owners' reserve, then `debt`, then `asked`, when the lenders' guarantee stays within the limit.
 * - Each year's payment is the promised revenue, less the revenue. The reserve pays what exceeds the limit, and is
 *   refilled: it need cover one year.
 * - Margins are in $ million.
 */
export const tollGuarantee = defineModel({
  inputs,
  slider: {
    min: 45,
    max: 105,
    step: 1,
    base: lowestTraffic,
    range: [lowestTraffic, 96],
    ticks: range(50, 101, 10),
  },
  verdicts: ['refuse', 'debt', 'asked'],
  tolerance,
  keyFigures: ['askedWorst', 'debtWorst', 'askedValue', 'debtValue'],
  totalRow: 'value',
  decimals: 1,
  otherDecimals: { worstYear: 0, yearsAbove: 0 },
  // What may have to be paid is rounded up.
  rounding: {
    askedWorst: 'up',
    debtWorst: 'up',
    askedValue: 'up',
    debtValue: 'up',
    worst: 'up',
    value: 'up',
    aboveLimit: 'up',
    leastReserve: 'up',
  },
  chart: {
    kind: 'columns',
    min: 0,
    max: 30,
    ticks: [0, 10, 20, 30],
    labels: ['years', 'limit', 'asked', 'debt'],
  },
  evaluate,
  decisions,
});
