import { range } from 'd3-array';
import { presentValue } from './arithmetic';
import { defineModel, mapValues, type Input, type ValuesOf } from './model';

/** Money in millions of US dollars, rates in per cent after inflation. */
const inputs = {
  dividend: { value: 60, range: [56, 63] },
  growth: { value: 2, range: [1.5, 2.5] },
  requiredReturn: { value: 9.5, range: [9, 10] },
  borrowingCost: { value: 5.5, range: [5, 6] },
  buyerReturn: { value: 11, range: [10.5, 11.5] },
  taxRate: { value: 20, range: [20, 20] },
  investment: { value: 150, range: [120, 200] },
  yearsToGain: { value: 4, range: [3, 6] },
  transactionCost: { value: 2.5, range: [2, 3.5] },
  supervision: { value: 0.6, range: [0.4, 1] },
  revenue: { value: 150, range: [145, 155] },
  revenueShare: { value: 38, range: [36, 40] },
  gainFromTraffic: { value: 50, range: [35, 65] },
  earningsPerRevenue: { value: 60, range: [50, 65] },
  gainKept: { value: 50, range: [25, 75] },
} as const satisfies Record<string, Input>;

/** Years of the concession. */
const term = 25;
const years = range(1, term + 1);

/** A port is kept, let in concession or sold. The assumption: an operator's gain in earnings, in per cent. */
export const portOptions = defineModel({
  inputs,
  slider: { min: 0, max: 65, step: 1, base: 30, ticks: [0, 10, 20, 30, 40, 50, 60] },
  verdicts: ['keep', 'concession', 'sale'],
  // Half of one per cent of the port's value: bids for one port differ by more.
  tolerance: 4,
  decisive: ['buyerReturn', 'requiredReturn', 'revenueShare', 'dividend'],
  keyFigures: ['concession', 'sale', 'keep', 'operator'],
  total: 'total',
  digits: 1,
  chart: {
    min: -150,
    max: 225,
    ticks: [-100, 0, 100, 200],
    signed: true,
    labels: [],
    bands: { sale: 'buyerReturn' },
  },
  evaluate(i: ValuesOf<typeof inputs>, gain: number) {
    const taxRate = i.taxRate / 100;
    const growthTo = (year: number) => (1 + i.growth / 100) ** (year - 1);
    const gainIn = (year: number) => (gain / 100) * Math.min(year / i.yearsToGain, 1);
    const earnings = (year: number) => i.dividend * growthTo(year) * (1 + gainIn(year));
    const perpetuity = (rate: number) => 100 / (rate - i.growth);
    /** Present value of a dollar a year from the end of the term on, growing for ever. */
    const afterTerm = (rate: number) => perpetuity(rate) / (1 + rate / 100) ** term;
    const allEarnings = (rate: number) =>
      presentValue(rate, years.map(earnings)) + earnings(term + 1) * afterTerm(rate);

    const keep = i.dividend * perpetuity(i.requiredReturn);

    const investment = (i.investment * gain) / 100;
    const bid = allEarnings(i.buyerReturn) * (1 - taxRate) - investment;
    const price = bid * (1 - i.transactionCost / 100);
    const taxOfBuyer = allEarnings(i.requiredReturn) * taxRate;
    const sale = price + taxOfBuyer;

    const addedRevenue = (year: number) =>
      (i.dividend * gainIn(year) * (i.gainFromTraffic / 100)) / (i.earningsPerRevenue / 100);
    const fee = (year: number) =>
      growthTo(year) * (i.revenue + addedRevenue(year)) * (i.revenueShare / 100);
    const netFee = (year: number) => fee(year) * (1 - i.transactionCost / 100) - i.supervision;
    const profit = (year: number) => earnings(year) - fee(year);
    const fees = presentValue(i.requiredReturn, years.map(netFee));
    const taxIn = (year: number) => Math.max(profit(year), 0) * taxRate;
    const taxOfOperator = presentValue(i.requiredReturn, years.map(taxIn));
    const gainAfterTerm = (gain / 100) * (i.gainKept / 100);
    const returned =
      i.dividend * growthTo(term + 1) * (1 + gainAfterTerm) * afterTerm(i.requiredReturn);
    const concession = fees + taxOfOperator + returned;
    const profitAfterTax = (year: number) => profit(year) * (1 - taxRate);
    const operator = presentValue(i.buyerReturn, years.map(profitAfterTax)) - investment;

    const atBorrowingCost = i.dividend * perpetuity(i.borrowingCost);
    const inConcession = {
      income: fees,
      tax: taxOfOperator,
      returned,
      total: concession,
      atBorrowingCost: null,
      operator,
    };
    const empty = mapValues(inConcession, () => null);
    return {
      margins: { concession: Math.max(concession, sale) - keep, sale: sale - concession },
      figures: { concession, sale, keep, operator },
      table: {
        keep: { ...empty, income: keep, total: keep, atBorrowingCost },
        concession: inConcession,
        sale: { ...empty, income: price, tax: taxOfBuyer, total: sale },
      },
      lines: { concession: concession - keep, sale: sale - keep, keep: 0 },
    };
  },
});
