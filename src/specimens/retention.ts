import {
  line,
  valuesOf,
  zeroOf,
  type Amount,
  type Input,
  type Outcome,
  type Specimen,
  type ValuesOf,
} from './specimen';

/** Millions of US dollars a year, and per cent. */
const inputs = {
  dividend: { value: 60, range: [56, 63], unit: 'millions' },
  growth: { value: 2, range: [1.5, 2.5], unit: 'tenths' },
  required: { value: 9.5, range: [8.75, 10.5], unit: 'tenths' },
  borrowing: { value: 5.5, range: [5, 6], unit: 'tenths' },
  buyer: { value: 11, range: [10.5, 12.5], unit: 'tenths' },
  tax: { value: 20, range: [20, 20], unit: 'percent' },
  invest: { value: 150, range: [120, 200], unit: 'millions' },
  delay: { value: 4, range: [3, 6], unit: 'years' },
  costs: { value: 2.5, range: [2, 3.5], unit: 'tenths' },
  revenue: { value: 150, range: [145, 155], unit: 'millions' },
  share: { value: 36, range: [33, 38], unit: 'percent' },
  traffic: { value: 50, range: [35, 65], unit: 'percent' },
  kept: { value: 50, range: [25, 75], unit: 'percent' },
} as const satisfies Record<string, Input>;
type Values = ValuesOf<typeof inputs>;

/** Years of the concession. */
const term = 25;
/** Of a dollar of new revenue, what becomes earnings. */
const earned = 0.6;

/** Worth today of what is paid at the end of each year of the term. */
function worth(rate: number, paid: (year: number) => number): number {
  return Array.from(
    { length: term },
    (_, at) => paid(at + 1) / (1 + rate / 100) ** (at + 1),
  ).reduce((sum, one) => sum + one, 0);
}

/**
 * What the owner holds in each case, in millions of US dollars.
 * @param gain in earnings that a private operator makes, in per cent
 */
export function ways(gain: number, i: Values = valuesOf(inputs)) {
  const grown = (year: number) => (1 + i.growth / 100) ** (year - 1);
  const added = (year: number) => (gain / 100) * Math.min(year / i.delay, 1);
  const earnings = (year: number) => i.dividend * grown(year) * (1 + added(year));
  const after = (rate: number) => 100 / (rate - i.growth) / (1 + rate / 100) ** term;
  const whole = (rate: number) => worth(rate, earnings) + earnings(term + 1) * after(rate);
  const investment = (i.invest * gain) / 100;

  const keptAt = (rate: number) => (i.dividend * 100) / (rate - i.growth);
  const price = whole(i.buyer) * (1 - i.tax / 100) - investment;
  const sale = { price: price * (1 - i.costs / 100), tax: (whole(i.required) * i.tax) / 100 };

  const revenue = (year: number) =>
    grown(year) * (i.revenue + (i.dividend * added(year) * (i.traffic / 100)) / earned);
  const fee = (year: number) => (revenue(year) * i.share) / 100;
  const profit = (year: number) => Math.max(earnings(year) - fee(year), 0);
  const back = i.dividend * grown(term + 1) * (1 + (gain / 100) * (i.kept / 100));
  const concession = {
    fees: worth(i.required, fee),
    tax: worth(i.required, (year) => (profit(year) * i.tax) / 100),
    back: back * after(i.required),
  };
  return {
    keep: keptAt(i.required),
    borrowing: keptAt(i.borrowing),
    ...{ sale, sold: sale.price + sale.tax, concession },
    let: concession.fees + concession.tax + concession.back,
    /** What is left to the operator of a concession, at the return that a buyer requires. */
    operator:
      worth(i.buyer, (year) => (earnings(year) - fee(year)) * (1 - i.tax / 100)) - investment,
  };
}

/** The gains from which a concession beats keeping, a sale beats keeping, and a sale beats a concession. */
export function turnsOf(i: Values = valuesOf(inputs)) {
  const where = (f: (one: ReturnType<typeof ways>) => number) =>
    zeroOf((gain) => f(ways(gain, i)), 0, 200);
  return {
    concession: where((one) => one.let - one.keep),
    soldOverKept: where((one) => one.sold - one.keep),
    sale: where((one) => one.sold - one.let),
  };
}

const all = turnsOf();
const control = { min: 0, max: 60, step: 1, base: 30, unit: 'percent' } as const;
const turns = { concession: all.concession, sale: all.sale };
const names = ['keep', 'let', 'sold'] as const;
const looks = { keep: 'line', let: 'bold', sold: 'dash' } as const;
/** Of the chart: what its foot and its head stand for, in millions. */
const [foot, head] = [600, 1050];

function at(gain: number): Outcome {
  const result = ways(gain);
  const millions = (value: number): Amount => [value, 'millions'];
  const verdict = gain >= all.sale ? 'sale' : gain >= all.concession ? 'concession' : 'keep';
  const strongest = { keep: 'keep', concession: 'let', sale: 'sold' }[verdict];
  const x = (position: number) => (position / control.max) * 100;
  const y = (value: number) => ((head - value) / (head - foot)) * 100;
  const lowShare = { ...valuesOf(inputs), share: inputs.share.range[0] };
  return {
    verdict,
    values: {
      ...{ gain: [gain, 'percent'], keep: millions(result.keep) },
      ...{ sold: millions(result.sold), let: millions(result.let) },
      ...{ borrowing: millions(result.borrowing), operator: millions(result.operator) },
      ...{ turnKeep: [all.concession, 'tenths'], turnSale: [all.sale, 'tenths'] },
      ...{ turnSold: [all.soldOverKept, 'tenths'], low: [inputs.share.range[0], 'percent'] },
      turnLow: [turnsOf(lowShare).concession, 'tenths'],
    },
    rows: {
      income: [
        millions(result.keep),
        millions(result.concession.fees),
        millions(result.sale.price),
      ],
      tax: [null, millions(result.concession.tax), millions(result.sale.tax)],
      back: [null, millions(result.concession.back), null],
      total: [millions(result.keep), millions(result.let), millions(result.sold)],
      borrowing: [millions(result.borrowing), null, null],
      operator: [null, millions(result.operator), null],
    },
    figure: {
      layout: 'chart',
      parts: names.map((name) => ({
        ...{ name, amount: millions(result[name]), isStrong: name === strongest },
        marks: [{ look: looks[name], d: line(control, (one) => [x(one), y(ways(one)[name])]) }],
      })),
      ground: [
        { look: 'faint', d: 'M0 100H100' },
        { look: 'tint', d: `M${x(gain) - 0.8} 0h1.6V100h-1.6z` },
      ],
    },
  };
}

/** Retention paper: an asset kept, let for a term, or sold. */
export const retention: Specimen = {
  ...{ control, inputs, turns, at },
  positions: [0, 10, 20, 30, 40, 50, 60],
  shown: ['keep', 'let', 'sold', 'operator'],
  columns: names,
  totals: ['total'],
  verdicts: ['keep', 'concession', 'sale'],
};
