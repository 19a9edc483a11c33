import { range, sum } from 'd3-array';
import { presentValue } from './arithmetic';
import { defineModel, mapValues, type Input, type ValuesOf } from './model';

/** Money is in US dollars ($). The district is the part of the country in which the hotels are. */
const inputs = {
  guests: { value: 180000, range: [165000, 195000] }, // a year
  spendPerGuest: { value: 1150, range: [1000, 1300] }, // $
  boughtToday: { value: 30, range: [25, 36] }, // % of hotel food, bought in the country today
  localKept: { value: 68, range: [55, 75] }, // % of the price of local food that stays in the country
  importedKept: { value: 14, range: [8, 20] }, // % of the price of imported food that stays in the country
  districtShare: { value: 30, range: [20, 45] }, // the district keeps this % of what the country keeps of local food
  guestsByMarketing: { value: 4000, range: [2500, 6000] }, // extra guests a year
  budget: { value: 3, range: [3, 3] }, // $ million, spent once; shown, but no result depends on it
  yearsCounted: { value: 8, range: [6, 10] }, // over which both uses of the budget are compared
  yearsToGrow: { value: 3, range: [2, 5] }, // until the programme works fully, in equal steps
  discountRate: { value: 6, range: [4, 8] }, // % a year
} as const satisfies Record<string, Input>;

/**
 * How a guest's spending is divided, by category.
 * - `spend`: $ of 100 that a guest spends on the category
 * - `food`: share of `spend` for food, which hotels buy in the country or import
 * - `profit`: share of `spend` that leaves the country as profit and fees
 * - `goods`: share of `spend` that leaves the country for goods other than food
 * - `pay`: share of `spend` that leaves the country as pay sent home
 * - `district`: share of what stays in the country, without local food, that stays in the district
 */
const spending = {
  soldAbroad: { spend: 18, food: 0, profit: 0.86, goods: 0, pay: 0, district: 0.1 },
  lodging: { spend: 33, food: 0.07, profit: 0.22, goods: 0.11, pay: 0.05, district: 0.45 },
  meals: { spend: 15, food: 0.33, profit: 0.15, goods: 0.06, pay: 0.05, district: 0.4 },
  transport: { spend: 12, food: 0, profit: 0.12, goods: 0.42, pay: 0.03, district: 0.4 },
  tours: { spend: 10, food: 0, profit: 0.08, goods: 0.1, pay: 0.05, district: 0.75 },
  shopping: { spend: 12, food: 0, profit: 0.05, goods: 0.45, pay: 0.01, district: 0.5 },
};

/** Where 100 dollars go, by category and in total. @param localFood bought in the country, % of hotel food */
export function accountOf(i: ValuesOf<typeof inputs>, localFood: number) {
  const categories = mapValues(spending, ({ spend, ...shares }) => {
    const food = spend * shares.food;
    const boughtLocally = food * (localFood / 100);
    const localFoodKept = boughtLocally * (i.localKept / 100);
    const importedFoodKept = (food - boughtLocally) * (i.importedKept / 100);
    const goods = spend * shares.goods + food - localFoodKept - importedFoodKept;
    const profit = spend * shares.profit;
    const pay = spend * shares.pay;
    const stays = spend - profit - goods - pay;
    const district =
      (stays - localFoodKept) * shares.district + localFoodKept * (i.districtShare / 100);
    return { spend, profit, goods, pay, stays, elsewhere: stays - district, district };
  });
  const all = Object.values(categories);
  const total = mapValues(categories.soldAbroad, (_, row) => sum(all, (category) => category[row]));
  return { ...categories, total };
}

/**
 * Should a ministry spend a budget on marketing abroad, or on supply: local food for hotels?
 * - The assumption is the share of hotel food bought in the country once the programme works fully, in %.
 * - The verdict is `marketing` while marketing keeps more money in the country, else `supply`.
 * - The figure `marketing` is the extra guests a year whom marketing brings. The figure `supply` is the
 *   programme's gain, converted to guests: as many extra guests a year would leave the same money.
 * - Margins and lines are in guests a year.
 */
export const visitorSpending = defineModel({
  inputs,
  slider: { min: 30, max: 80, step: 1, base: 65, ticks: [30, 40, 50, 60, 70, 80] },
  verdicts: ['marketing', 'supply'],
  // Five per cent of what marketing brings: arrivals are not counted more exactly.
  tolerance: 200,
  decisive: ['guestsByMarketing', 'localKept', 'boughtToday', 'yearsToGrow'],
  keyFigures: ['supply', 'marketing', 'keptMore'],
  totalRow: 'stays',
  decimals: 2,
  otherDecimals: { supply: 0, marketing: 0, keptMore: 1 },
  chart: {
    min: 0,
    max: 8000,
    ticks: [0, 2000, 4000, 6000, 8000],
    labels: ['today', 'then', 'district', 'elsewhere', 'leavesCountry'],
    bands: { supply: 'localKept', marketing: 'guestsByMarketing' },
  },
  evaluate(i: ValuesOf<typeof inputs>, localFood: number) {
    const table = accountOf(i, localFood);
    const keptToday = accountOf(i, i.boughtToday).total.stays;
    const keptThen = table.total.stays;
    const years = range(1, Math.floor(i.yearsCounted) + 1);
    const fullEffect = years.map(() => 1);
    const growingEffect = years.map((year) => Math.min(year / i.yearsToGrow, 1));
    // Marketing works fully from year 1; the programme grows, so its gain counts for less.
    const growthFactor =
      presentValue(i.discountRate, growingEffect) / presentValue(i.discountRate, fullEffect);
    const supply = i.guests * (keptThen / keptToday - 1) * growthFactor;
    const marketing = i.guestsByMarketing;
    const keptMore = ((keptThen - keptToday) / 100) * i.guests * (i.spendPerGuest / 1e6);
    return {
      margins: { supply: supply - marketing },
      figures: { supply, marketing, keptToday, keptThen, keptMore },
      table,
      lines: { supply, marketing },
    };
  },
});
