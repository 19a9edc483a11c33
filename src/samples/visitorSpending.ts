import { each, presentValue, sum } from './arithmetic';
import type { Input, Model, ValuesOf } from './model';

const inputs = {
  guests: { value: 180000, range: [165000, 195000], unit: 'guests' },
  spend: { value: 1150, range: [1000, 1300], unit: 'dollars' },
  bought: { value: 30, range: [25, 36], unit: 'percent' },
  local: { value: 68, range: [55, 75], unit: 'percent' },
  imported: { value: 14, range: [8, 20], unit: 'percent' },
  near: { value: 30, range: [20, 45], unit: 'percent' },
  brought: { value: 4000, range: [2500, 6000], unit: 'guests' },
  budget: { value: 3, range: [3, 3], unit: 'millions' },
  years: { value: 8, range: [6, 10], unit: 'years' },
  slow: { value: 3, range: [2, 5], unit: 'years' },
  rate: { value: 6, range: [4, 8], unit: 'percent' },
} as const satisfies Record<string, Input>;

/**
 * What is spent on each line, of 100 dollars; of that, hotels' food, and beside it the shares that
 * leave as fees and profit, as goods and as pay sent home; of what stays, the district's share.
 */
const lines = {
  abroad: { spend: 18, food: 0, fees: 0.86, bought: 0, sent: 0, near: 0.1 },
  lodging: { spend: 33, food: 0.07, fees: 0.22, bought: 0.11, sent: 0.05, near: 0.45 },
  meals: { spend: 15, food: 0.33, fees: 0.15, bought: 0.06, sent: 0.05, near: 0.4 },
  transport: { spend: 12, food: 0, fees: 0.12, bought: 0.42, sent: 0.03, near: 0.4 },
  tours: { spend: 10, food: 0, fees: 0.08, bought: 0.1, sent: 0.05, near: 0.75 },
  shopping: { spend: 12, food: 0, fees: 0.05, bought: 0.45, sent: 0.01, near: 0.5 },
};

/** Where 100 dollars go, by line and together, if a share of the food, in per cent, is bought in the country. */
function accountOf(i: ValuesOf<typeof inputs>, share: number) {
  const table = each(lines, ({ spend, food, fees, bought, sent, near }) => {
    const eaten = spend * food;
    const own = (eaten * share * i.local) / 1e4;
    const goods = spend * bought + eaten - own - (eaten * (100 - share) * i.imported) / 1e4;
    const [profit, pay] = [spend * fees, spend * sent];
    const stays = spend - profit - goods - pay;
    const district = (stays - own) * near + (own * i.near) / 100;
    return { spend, profit, goods, pay, stays, country: stays - district, district };
  });
  const total = each(table.abroad, (_, row) => sum(Object.values(table).map((line) => line[row])));
  return { ...table, total };
}

/** Visitor spending account: where 100 dollars go, by the share of hotel food bought in the country. */
export const visitorSpending: Model<keyof typeof inputs> = {
  inputs,
  control: { min: 30, max: 80, step: 1, base: 65, unit: 'percent' },
  positions: [30, 40, 50, 60, 70, 80],
  unit: 'cents',
  units: { kept: 'millions', like: 'guests' },
  row: 'stays',
  stack: [['district'], ['country'], ['profit', 'goods', 'pay']],
  verdicts: ['marketing', 'supply'],
  sensitive: { brought: 'supply', local: 'supply' },
  work(i, share) {
    const table = accountOf(i, share);
    const before = accountOf(i, i.bought).total.stays;
    const { stays, district } = table.total;
    const ofTours = table.tours.district / table.tours.spend;
    const food = sum(Object.values(lines).map((line) => line.spend * line.food));
    // The programme grows for some years, marketing works from the first.
    const reached = presentValue(i.rate, i.years, (year) => Math.min(year / i.slow, 1));
    const growing = reached / presentValue(i.rate, i.years, () => 1);
    const like = i.guests * (stays / before - 1) * growing;
    const kept = ((stays - before) / 100) * i.guests * (i.spend / 1e6);
    return {
      margins: { supply: like - i.brought },
      table,
      numbers: { before, district, food, kept, like, ofTours },
    };
  },
};
