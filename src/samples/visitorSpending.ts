import { range, sum } from 'd3-array';
import { presentValue } from './arithmetic';
import { defineModel, mapValues, type Input, type ValuesOf } from './model';

/** Guests a year, US dollars (`budget` in millions), years; shares in per cent. */
const inputs = {
  guests: { value: 180000, range: [165000, 195000] },
  spendPerGuest: { value: 1150, range: [1000, 1300] },
  boughtToday: { value: 30, range: [25, 36] },
  localKept: { value: 68, range: [55, 75] },
  importedKept: { value: 14, range: [8, 20] },
  districtShare: { value: 30, range: [20, 45] },
  guestsByMarketing: { value: 4000, range: [2500, 6000] },
  budget: { value: 3, range: [3, 3] },
  yearsCounted: { value: 8, range: [6, 10] },
  yearsToGrow: { value: 3, range: [2, 5] },
  discountRate: { value: 6, range: [4, 8] },
} as const satisfies Record<string, Input>;

/**
 * `spend`: dollars of 100 that are spent on the category. As shares of them, `food`: hotel food; apart
 * from food, what leaves the country as `profit` and fees, for `goods`, and as `pay` that is sent home.
 * `district`: the district's share of what stays in the country, without local food.
 */
const spending = {
  abroad: { spend: 18, food: 0, profit: 0.86, goods: 0, pay: 0, district: 0.1 },
  lodging: { spend: 33, food: 0.07, profit: 0.22, goods: 0.11, pay: 0.05, district: 0.45 },
  meals: { spend: 15, food: 0.33, profit: 0.15, goods: 0.06, pay: 0.05, district: 0.4 },
  transport: { spend: 12, food: 0, profit: 0.12, goods: 0.42, pay: 0.03, district: 0.4 },
  tours: { spend: 10, food: 0, profit: 0.08, goods: 0.1, pay: 0.05, district: 0.75 },
  shopping: { spend: 12, food: 0, profit: 0.05, goods: 0.45, pay: 0.01, district: 0.5 },
};

/** Where 100 dollars go, by category and in total. @param share of hotel food bought in the country, % */
export function accountOf(i: ValuesOf<typeof inputs>, share: number) {
  const categories = mapValues(spending, ({ spend, ...shares }) => {
    const food = spend * shares.food;
    const localFood = food * (share / 100);
    const localFoodKept = localFood * (i.localKept / 100);
    const importedFoodKept = (food - localFood) * (i.importedKept / 100);
    const goods = spend * shares.goods + food - localFoodKept - importedFoodKept;
    const profit = spend * shares.profit;
    const pay = spend * shares.pay;
    const stays = spend - profit - goods - pay;
    const district =
      (stays - localFoodKept) * shares.district + localFoodKept * (i.districtShare / 100);
    return { spend, profit, goods, pay, stays, elsewhere: stays - district, district };
  });
  const all = Object.values(categories);
  const total = mapValues(categories.abroad, (_, row) => sum(all, (category) => category[row]));
  return { ...categories, total };
}

export const visitorSpending = defineModel({
  inputs,
  slider: { min: 30, max: 80, step: 1, base: 65, ticks: [30, 40, 50, 60, 70, 80] },
  verdicts: ['marketing', 'supply'],
  // Five per cent of what marketing brings: arrivals are not counted more exactly.
  tolerance: 200,
  decisive: ['guestsByMarketing', 'localKept', 'boughtToday', 'yearsToGrow'],
  keyFigures: ['supply', 'marketing', 'keptMore'],
  total: 'stays',
  digits: 2,
  digitsOf: { supply: 0, marketing: 0, keptMore: 1 },
  chart: {
    min: 0,
    max: 8000,
    ticks: [0, 2000, 4000, 6000, 8000],
    labels: ['today', 'then', 'district', 'elsewhere', 'leaves'],
    bands: { supply: 'localKept', marketing: 'guestsByMarketing' },
  },
  evaluate(i: ValuesOf<typeof inputs>, share: number) {
    const table = accountOf(i, share);
    const keptToday = accountOf(i, i.boughtToday).total.stays;
    const keptThen = table.total.stays;
    const years = range(1, Math.floor(i.yearsCounted) + 1);
    const shareGrown = years.map((year) => Math.min(year / i.yearsToGrow, 1));
    const fullShare = years.map(() => 1);
    const everyYear = presentValue(i.discountRate, fullShare);
    const whileGrowing = presentValue(i.discountRate, shareGrown);
    // Marketing works from year 1; the programme grows, so its gain counts for less.
    const growing = whileGrowing / everyYear;
    const supply = i.guests * (keptThen / keptToday - 1) * growing;
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
