import { range } from 'd3-array';
import { presentValue } from './arithmetic';
import { defineModel, mapValues, type Input, type ValuesOf } from './model';

/** Money is in US dollars ($). Growth, returns and interest are after inflation. */
const inputs = {
  dividend: { value: 60, range: [56, 63] }, // $ million in year 1: all earnings, before tax
  growth: { value: 2, range: [1.5, 2.5] }, // % a year, of earnings and revenue
  requiredReturn: { value: 9.5, range: [9, 10] }, // % a year, for the port's risk
  borrowingCost: { value: 5.5, range: [5, 6] }, // % a year, of the state
  buyerReturn: { value: 11, range: [10.5, 11.5] }, // % a year, required by buyers and operators
  taxRate: { value: 20, range: [20, 20] }, // % of profit
  investmentToDouble: { value: 150, range: [120, 200] }, // $ million for a gain of 100 %, in proportion for less
  yearsToGain: { value: 4, range: [3, 6] }, // years in which the gain is reached, in equal steps
  transactionCost: { value: 2.5, range: [2, 3.5] }, // % of a sale's price, or of a concession's fees
  supervision: { value: 0.6, range: [0.4, 1] }, // $ million a year, of a concession
  revenue: { value: 150, range: [145, 155] }, // $ million in year 1
  revenueShare: { value: 38, range: [36, 40] }, // % of revenue, the fee of a concession
  gainFromTraffic: { value: 50, range: [35, 65] }, // % of the gain in earnings
  earningsPerRevenue: { value: 60, range: [50, 65] }, // % of new traffic's revenue
  gainKept: { value: 50, range: [25, 75] }, // % of the gain, still there after the term
} as const satisfies Record<string, Input>;

const concessionYears = 25;
const years = range(1, concessionYears + 1);

/**
 * Should a state keep its port, grant a concession for 25 years, or sell it?
 * - The assumption is how much a private operator raises the earnings (the gain), in %.
 * - The verdict is `keep` while keeping is worth most, then `concession` while a concession is worth at
 *   least as much as a sale, then `sale`.
 * - An option is worth the present value of what the state receives: the dividends if it keeps the port;
 *   fees, tax and the port after the term from a concession; or the price and tax from a sale.
 * - Margins and lines are in $ million. A line is the option's value less that of keeping the port.
 */
export const portOptions = defineModel({
  inputs,
  slider: { min: 0, max: 65, step: 1, base: 30, ticks: [0, 10, 20, 30, 40, 50, 60] },
  verdicts: ['keep', 'concession', 'sale'],
  // Half of one per cent of the port's value: bids for one port differ by more.
  tolerance: 4,
  decisive: ['buyerReturn', 'requiredReturn', 'revenueShare', 'dividend'],
  keyFigures: ['concession', 'sale', 'keep', 'operator'],
  totalRow: 'total',
  decimals: 1,
  chart: {
    min: -150,
    max: 225,
    ticks: [-100, 0, 100, 200],
    plusSign: true,
    labels: [],
    bands: { sale: 'buyerReturn' },
  },
  evaluate(i: ValuesOf<typeof inputs>, gain: number) {
    const taxRate = i.taxRate / 100;
    const growthTo = (year: number) => (1 + i.growth / 100) ** (year - 1);
    const gainIn = (year: number) => (gain / 100) * Math.min(year / i.yearsToGain, 1);
    const earnings = (year: number) => i.dividend * growthTo(year) * (1 + gainIn(year));
    /** Present value of a dollar in year 1 that grows for ever. */
    const perpetuity = (rate: number) => 100 / (rate - i.growth);
    const perpetuityAfterTerm = (rate: number) =>
      perpetuity(rate) / (1 + rate / 100) ** concessionYears;
    const allEarnings = (rate: number) =>
      presentValue(rate, years.map(earnings)) +
      earnings(concessionYears + 1) * perpetuityAfterTerm(rate);

    const keep = i.dividend * perpetuity(i.requiredReturn);

    const gainInvestment = (i.investmentToDouble * gain) / 100;
    const bid = allEarnings(i.buyerReturn) * (1 - taxRate) - gainInvestment;
    const netPrice = bid * (1 - i.transactionCost / 100);
    const taxOfBuyer = allEarnings(i.requiredReturn) * taxRate;
    const sale = netPrice + taxOfBuyer;

    const addedRevenue = (year: number) =>
      (i.dividend * gainIn(year) * (i.gainFromTraffic / 100)) / (i.earningsPerRevenue / 100);
    const fee = (year: number) =>
      growthTo(year) * (i.revenue + addedRevenue(year)) * (i.revenueShare / 100);
    const netFee = (year: number) => fee(year) * (1 - i.transactionCost / 100) - i.supervision;
    const profit = (year: number) => earnings(year) - fee(year);
    const feesToday = presentValue(i.requiredReturn, years.map(netFee));
    const taxIn = (year: number) => Math.max(profit(year), 0) * taxRate;
    const taxOfOperator = presentValue(i.requiredReturn, years.map(taxIn));
    const gainAfterTerm = (gain / 100) * (i.gainKept / 100);
    const dividendAfterTerm = i.dividend * growthTo(concessionYears + 1) * (1 + gainAfterTerm);
    const returned = dividendAfterTerm * perpetuityAfterTerm(i.requiredReturn);
    const concession = feesToday + taxOfOperator + returned;
    const profitAfterTax = (year: number) => profit(year) * (1 - taxRate);
    // What the operator earns above its required return.
    const operator = presentValue(i.buyerReturn, years.map(profitAfterTax)) - gainInvestment;

    // For comparison: it is a common mistake to discount dividends as if they were without risk.
    const atBorrowingCost = i.dividend * perpetuity(i.borrowingCost);
    const concessionColumn = {
      income: feesToday,
      tax: taxOfOperator,
      returned,
      total: concession,
      atBorrowingCost: null,
      operator,
    };
    const emptyColumn = mapValues(concessionColumn, () => null);
    return {
      margins: { concession: Math.max(concession, sale) - keep, sale: sale - concession },
      figures: { concession, sale, keep, operator },
      table: {
        keep: { ...emptyColumn, income: keep, total: keep, atBorrowingCost },
        concession: concessionColumn,
        sale: { ...emptyColumn, income: netPrice, tax: taxOfBuyer, total: sale },
      },
      lines: { concession: concession - keep, sale: sale - keep, keep: 0 },
    };
  },
});
