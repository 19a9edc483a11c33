import { range } from 'd3-array';
import { presentValue, rootBetween } from './arithmetic';
import { defineModel, type Input, type ValuesOf } from './model';

/** Money is in US dollars ($) at the prices of year 1. */
const inputs = {
  guests: { value: 180000, range: [165000, 195000] }, // a year
  spendPerGuest: { value: 1150, range: [1000, 1300] }, // $
  foodShare: { value: 7.3, range: [6.3, 8.3] }, // % of spending that hotels pay for food
  boughtToday: { value: 30, range: [25, 36] }, // % of hotel food, bought in the country today
  additional: { value: 75, range: [55, 90] }, // % of what hotels then buy more, grown in addition
  localKept: { value: 68, range: [55, 75] }, // % of the price of local food that stays in the country
  importedKept: { value: 14, range: [8, 20] }, // % of the price of imported food that stays in the country
  yearsToJoin: { value: 3, range: [2, 5] }, // until all hotels have joined, equally many each year; then the programme ends
  lapse: { value: 3, range: [0, 8] }, // % of the added local purchases, lost each year after the programme
  guestsByMarketing: { value: 4000, range: [2500, 6000] }, // extra guests in year 1
  fading: { value: 35, range: [20, 50] }, // % of the campaign's effect, lost each year
  keptOfSpending: { value: 47.8, range: [43, 52] }, // % of spending that stays in the country
  budget: { value: 3, range: [3, 3] }, // $ million, spent once
  yearsCounted: { value: 8, range: [8, 8] }, // over which both uses of the budget are compared
  discountRate: { value: 6, range: [6, 6] }, // % a year, after inflation
} as const satisfies Record<string, Input>;
type Values = ValuesOf<typeof inputs>;

/** Of 100 dollars that a guest spends, by category: what stays in the country, and what hotels pay for food. */
const account = {
  soldAbroad: { spent: 18, stays: 2.5, food: 0 },
  lodging: { spent: 33, stays: 18.9, food: 2.3 },
  meals: { spent: 15, stays: 7.6, food: 5 },
  transport: { spent: 12, stays: 5.2, food: 0 },
  tours: { spent: 10, stays: 7.7, food: 0 },
  shopping: { spent: 12, stays: 5.9, food: 0 },
  total: { spent: 100, stays: 47.8, food: 7.3 },
};

// About a tenth of what marketing keeps: no campaign's guests are counted more exactly.
const tolerance = 0.5;

function evaluate(i: Values, localFood: number) {
  const years = range(1, i.yearsCounted + 1);
  const valueOf = (kept: (year: number) => number) => presentValue(i.discountRate, years.map(kept));

  const foodBill = (i.guests * i.spendPerGuest * (i.foodShare / 100)) / 1e6;
  const boughtMore = (foodBill * (localFood - i.boughtToday)) / 100;
  const grownMore = boughtMore * (i.additional / 100);
  // Food that was imported before left something in the country, too.
  const fullYear = grownMore * ((i.localKept - i.importedKept) / 100);
  const joined = (year: number) => Math.min(year / i.yearsToJoin, 1);
  const yearsAfter = (year: number) => Math.max(year - i.yearsToJoin, 0);
  const supply = valueOf(
    (year) => fullYear * joined(year) * (1 - i.lapse / 100) ** yearsAfter(year),
  );

  const spentMore = (i.guestsByMarketing * i.spendPerGuest) / 1e6;
  const firstYear = spentMore * (i.keptOfSpending / 100);
  const marketing = valueOf((year) => firstYear * (1 - i.fading / 100) ** (year - 1));
  const table = {
    supply: {
      spentMore: boughtMore,
      takenFromOthers: boughtMore - grownMore,
      newSpending: grownMore,
      leaves: grownMore - fullYear,
      bestYear: fullYear,
      total: supply,
      perDollar: supply / i.budget,
    },
    marketing: {
      spentMore,
      takenFromOthers: null,
      newSpending: spentMore,
      leaves: spentMore - firstYear,
      bestYear: firstYear,
      total: marketing,
      perDollar: marketing / i.budget,
    },
  };
  return {
    margins: { supply: supply - marketing },
    figures: { supply, marketing, foodBill },
    table,
    lines: { supply, marketing, budget: i.budget },
  };
}

function decisions(i: Values) {
  const supplyWins = (x: number) => evaluate(i, x).margins.supply - tolerance;
  return { trial: null, leastShare: rootBetween(supplyWins, 30, 80) ?? Number.NaN };
}

/**
 * Should a ministry spend a budget on local food for hotels, or on marketing abroad?
 * - The assumption is the share of their food that hotels buy in the country while they are in the programme, in %.
 * - The verdict is `marketing` while marketing keeps more money in the country, else `supply`.
 * - Hotels join over some years, each with its full share at once; when the programme ends, some go back to importers.
 *   A campaign loses its effect from its second year on. Both count as the present value of what stays in the country.
 * - Margins and lines are in $ million.
 */
export const visitorSpending = defineModel({
  inputs,
  slider: { min: 30, max: 80, step: 1, base: 50, range: [38, 65], ticks: [30, 40, 50, 60, 70, 80] },
  verdicts: ['marketing', 'supply'],
  tolerance,
  keyFigures: ['supply', 'marketing', 'foodBill'],
  totalRow: 'total',
  decimals: 1,
  otherDecimals: { leastShare: 0 },
  rounding: { leastShare: 'up' },
  sums: {
    takenFromOthers: { spentMore: 1, newSpending: -1 },
    leaves: { newSpending: 1, bestYear: -1 },
  },
  chart: {
    kind: 'lines',
    min: 0,
    max: 18,
    ticks: [0, 5, 10, 15],
    labels: [],
    bands: { supply: 'additional', marketing: 'guestsByMarketing' },
  },
  account,
  evaluate,
  decisions,
});
