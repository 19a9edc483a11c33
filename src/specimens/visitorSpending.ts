import {
  annuity,
  stack,
  valuesOf,
  zeroOf,
  type Amount,
  type Input,
  type Outcome,
  type Specimen,
  type ValuesOf,
} from './specimen';

const inputs = {
  guests: { value: 180000, range: [165000, 195000], unit: 'guests' },
  spend: { value: 1150, range: [1000, 1300], unit: 'dollars' },
  bought: { value: 30, range: [25, 36], unit: 'percent' },
  stays: { value: 68, range: [55, 75], unit: 'percent' },
  imported: { value: 14, range: [8, 20], unit: 'percent' },
  near: { value: 30, range: [20, 45], unit: 'percent' },
  mealFood: { value: 33, range: [30, 36], unit: 'percent' },
  roomFood: { value: 7, range: [5, 9], unit: 'percent' },
  brought: { value: 4000, range: [2500, 6000], unit: 'guests' },
  budget: { value: 3, range: [3, 3], unit: 'millions' },
  years: { value: 8, range: [6, 10], unit: 'years' },
  slow: { value: 3, range: [2, 5], unit: 'years' },
  rate: { value: 6, range: [4, 8], unit: 'percent' },
} as const satisfies Record<string, Input>;
type Values = ValuesOf<typeof inputs>;

/**
 * Of 100 dollars: what is spent on each line, and of that, beside the hotels' food, the shares that
 * leave as fees and profit, as goods and as pay sent home; of what stays, the district's share.
 */
const lines = {
  abroad: { spend: 18, profit: 0.86, goods: 0, pay: 0, district: 0.1 },
  lodging: { spend: 33, profit: 0.22, goods: 0.11, pay: 0.05, district: 0.45 },
  meals: { spend: 15, profit: 0.15, goods: 0.06, pay: 0.05, district: 0.4 },
  transport: { spend: 12, profit: 0.12, goods: 0.42, pay: 0.03, district: 0.4 },
  tours: { spend: 10, profit: 0.08, goods: 0.1, pay: 0.05, district: 0.75 },
  shopping: { spend: 12, profit: 0.05, goods: 0.45, pay: 0.01, district: 0.5 },
} as const;
type Line = keyof typeof lines;
const names = Object.keys(lines) as Line[];

/**
 * Where the dollars of one line go, of 100 that a guest spends.
 * @param share of the hotels' food that is bought in the country, in per cent
 */
export function lineOf(name: Line, share: number, i: Values = valuesOf(inputs)) {
  const { spend, profit, goods, pay, district } = lines[name];
  const part = name === 'meals' ? i.mealFood : name === 'lodging' ? i.roomFood : 0;
  const food = (spend * part) / 100;
  const own = (food * share) / 100;
  const foodStays = (own * i.stays + (food - own) * i.imported) / 100;
  const leaving = {
    profit: spend * profit,
    goods: spend * goods + food - foodStays,
    pay: spend * pay,
  };
  const stays = spend - leaving.profit - leaving.goods - leaving.pay;
  const ownStays = (own * i.stays) / 100;
  const inDistrict = (stays - ownStays) * district + (ownStays * i.near) / 100;
  return { spend, ...leaving, country: stays - inDistrict, district: inDistrict };
}

/** The lines together. */
export function accountOf(share: number, i: Values = valuesOf(inputs)) {
  const all = names.map((name) => lineOf(name, share, i));
  const sum = (of: (one: (typeof all)[number]) => number) =>
    all.reduce((total, one) => total + of(one), 0);
  const [country, district] = [sum((one) => one.country), sum((one) => one.district)];
  return { all, country, district, stays: country + district };
}

/**
 * How many more guests a year would leave as much money in the country as the programme does, over
 * its years: it grows for some, marketing works from the first.
 * @param share that the programme reaches, in per cent
 */
export function guestsLike(share: number, i: Values = valuesOf(inputs)): number {
  const rate = i.rate / 100;
  const growing = Array.from({ length: i.years }, (_, at) => {
    const reached = Math.min((at + 1) / i.slow, 1);
    return reached / (1 + rate) ** (at + 1);
  }).reduce((sum, one) => sum + one, 0);
  const gain = accountOf(share, i).stays / accountOf(i.bought, i).stays - 1;
  return (i.guests * gain * growing) / annuity(rate, 0, i.years);
}

/** The share from which local supply is the better use of the budget. */
export function turnOf(i: Values = valuesOf(inputs)): number {
  return zeroOf((share) => guestsLike(share, i) - i.brought, 0, 200);
}

const base = valuesOf(inputs);
const control = { min: 30, max: 80, step: 1, base: 65, unit: 'percent' } as const;
const turns = { supply: turnOf() };

function at(share: number): Outcome {
  const { all, country, district, stays } = accountOf(share);
  const today = accountOf(base.bought);
  const cents = (value: number): Amount => [value, 'cents'];
  const isSupply = share >= turns.supply;
  const sums = (Object.keys(all[0] ?? {}) as (keyof (typeof all)[number])[]).map((column) =>
    cents(all.reduce((sum, one) => sum + one[column], 0)),
  );
  return {
    verdict: isSupply ? 'supply' : 'marketing',
    values: {
      ...{ share: [share, 'percent'], today: [base.bought, 'percent'], stays: cents(stays) },
      ...{ before: cents(today.stays), district: cents(district), country: cents(country) },
      ...{ like: [guestsLike(share), 'guests'], brought: [base.brought, 'guests'] },
      ...{ budget: [base.budget, 'millions'], turn: [turns.supply, 'tenths'] },
      kept: [((stays - today.stays) / 100) * base.guests * (base.spend / 1e6), 'millions'],
      low: [inputs.brought.range[0], 'guests'],
      high: [inputs.brought.range[1], 'guests'],
      turnLow: [turnOf({ ...base, brought: inputs.brought.range[0] }), 'tenths'],
      turnHigh: [turnOf({ ...base, brought: inputs.brought.range[1] }), 'tenths'],
    },
    rows: {
      ...Object.fromEntries(
        names.map((name, index) => [name, Object.values(all[index] ?? {}).map(cents)]),
      ),
      total: sums,
    },
    figure: {
      layout: 'lanes',
      parts: names.map((name, index) => {
        const { spend = 0, country = 0, district = 0 } = all[index] ?? {};
        return {
          ...{ name, amount: cents(country + district) },
          marks: [
            ...stack([district, country], ['solid', 'tone'], 33),
            ...stack([district, country, spend - country - district], ['line', 'line', 'line'], 33),
          ],
        };
      }),
      key: { solid: 'district', tone: 'country', line: 'leaves' },
    },
  };
}

/** Visitor spending account: where 100 dollars go, and two uses of one budget. */
export const visitorSpending: Specimen = {
  ...{ control, inputs, turns, at },
  positions: [30, 40, 50, 60, 70, 80],
  shown: ['stays', 'district', 'kept', 'like'],
  columns: ['spend', 'profit', 'goods', 'pay', 'country', 'district'],
  totals: ['total'],
  verdicts: ['marketing', 'supply'],
};
