import { range } from 'd3-array';
import { presentValue } from './arithmetic';
import { defineModel, mapValues, type Input, type ValuesOf } from './model';

/** Money is in US dollars ($). Growth and returns are after inflation. */
const inputs = {
  earnings: { value: 60, range: [56, 63] }, // $ million in year 1, before tax, all paid to the state
  growth: { value: 2, range: [1.5, 2.5] }, // % a year, of earnings and revenue
  requiredReturn: { value: 9.5, range: [9, 10.5] }, // % a year, for the port's risk
  buyerPremium: { value: 1.5, range: [0.5, 2.5] }, // points that buyers and operators add to `requiredReturn`
  taxRate: { value: 20, range: [20, 20] }, // % of profit
  investmentToDouble: { value: 150, range: [120, 200] }, // $ million for a gain of 100 %, in proportion for less
  yearsToGain: { value: 4, range: [3, 6] }, // years in which the gain is reached, in equal steps
  bidShare: { value: 70, range: [50, 90] }, // % of what the gain is worth to a bidder that the bid pays away
  saleCost: { value: 2.5, range: [2, 3.5] }, // % of the price
  tenderCost: { value: 6, range: [4, 9] }, // $ million, of a concession
  supervision: { value: 0.6, range: [0.4, 1] }, // $ million a year, of a concession
  revenue: { value: 150, range: [145, 155] }, // $ million in year 1
  revenueShare: { value: 34, range: [34, 34] }, // % of revenue, the fee that the tender fixes
  gainFromTraffic: { value: 50, range: [35, 65] }, // % of the gain in earnings
  earningsPerRevenue: { value: 60, range: [50, 65] }, // % of new traffic's revenue
  gainKept: { value: 50, range: [25, 75] }, // % of the gain, still there after the term
} as const satisfies Record<string, Input>;
type Values = ValuesOf<typeof inputs>;

const concessionYears = 25;
const years = range(1, concessionYears + 1);
// The mean of 14, 21 and 40 % in three ports that changed operator.
const baseGain = 25;
// Two per cent of the port's value: bids for one port differ by more.
const tolerance = 16;

function evaluate(i: Values, gain: number) {
  const taxRate = i.taxRate / 100;
  const bidShare = i.bidShare / 100;
  const buyerReturn = i.requiredReturn + i.buyerPremium;
  const growthTo = (year: number) => (1 + i.growth / 100) ** (year - 1);
  const gainIn = (year: number) => (gain / 100) * Math.min(year / i.yearsToGain, 1);
  const earnings = (year: number) => i.earnings * growthTo(year) * (1 + gainIn(year));
  /** Present value of a dollar in year 1 that grows for ever. */
  const perpetuity = (rate: number) => 100 / (rate - i.growth);
  const perpetuityAfterTerm = (rate: number) =>
    perpetuity(rate) / (1 + rate / 100) ** concessionYears;
  const allEarnings = (rate: number) =>
    presentValue(rate, years.map(earnings)) +
    earnings(concessionYears + 1) * perpetuityAfterTerm(rate);
  const gainInvestment = (i.investmentToDouble * gain) / 100;

  const keep = i.earnings * perpetuity(i.requiredReturn);

  const withoutGain = i.earnings * perpetuity(buyerReturn) * (1 - taxRate);
  const worthOfGain = allEarnings(buyerReturn) * (1 - taxRate) - withoutGain - gainInvestment;
  const price = withoutGain + worthOfGain * bidShare;
  const saleCost = price * (i.saleCost / 100);
  const taxOfBuyer = allEarnings(i.requiredReturn) * taxRate;
  const sale = price + taxOfBuyer - saleCost;

  const addedRevenue = (year: number) =>
    (i.earnings * gainIn(year) * (i.gainFromTraffic / 100)) / (i.earningsPerRevenue / 100);
  const fee = (year: number) =>
    growthTo(year) * (i.revenue + addedRevenue(year)) * (i.revenueShare / 100);
  const profit = (year: number) => earnings(year) - fee(year);
  const profitAfterTax = (year: number) => profit(year) * (1 - taxRate);
  // What the operator earns above the return that it requires. The bid pays a share of it away at signing.
  const surplus = presentValue(buyerReturn, years.map(profitAfterTax)) - gainInvestment;
  const entryFee = Math.max(surplus, 0) * bidShare;
  const supervision = () => i.supervision;
  const feesToday = presentValue(i.requiredReturn, years.map(fee));
  const taxIn = (year: number) => Math.max(profit(year), 0) * taxRate;
  const taxOfOperator = presentValue(i.requiredReturn, years.map(taxIn));
  const gainAfterTerm = (gain / 100) * (i.gainKept / 100);
  const earningsAfterTerm = i.earnings * growthTo(concessionYears + 1) * (1 + gainAfterTerm);
  const returned = earningsAfterTerm * perpetuityAfterTerm(i.requiredReturn);
  const concessionCost = i.tenderCost + presentValue(i.requiredReturn, years.map(supervision));
  const concession = entryFee + feesToday + taxOfOperator + returned - concessionCost;

  const concessionColumn = {
    signing: entryFee,
    yearly: feesToday,
    tax: taxOfOperator,
    returned,
    cost: concessionCost,
    total: concession,
    left: surplus - entryFee,
  };
  const emptyColumn = mapValues(concessionColumn, () => null);
  return {
    margins: { concession: Math.max(concession, sale) - keep, sale: sale - concession },
    figures: { concession, keep, sale, entryFee },
    table: {
      keep: { ...emptyColumn, yearly: keep, total: keep },
      concession: concessionColumn,
      sale: {
        ...emptyColumn,
        signing: price,
        tax: taxOfBuyer,
        cost: saleCost,
        total: sale,
        left: worthOfGain * (1 - bidShare),
      },
    },
    lines: { concession: concession - keep, sale: sale - keep, keep: 0 },
  };
}

function decisions(i: Values) {
  const { concession, keep, sale, entryFee } = evaluate(i, baseGain).figures;
  // With a lower entry fee, keeping the port would be worth more, or the result too close to call.
  const leastFee = entryFee - (concession - keep) + tolerance;
  return { leastFee, survey: null, lostBySale: concession - sale };
}

/**
 * Should a state keep its port, grant a concession for 25 years, or sell it?
 * - The assumption is how much a private operator raises the earnings (the gain), in %.
 * - The verdict is `keep` while keeping is worth most, then `concession`. No gain makes a sale worth most.
 * - Buyers and operators bid a share of what the gain is worth to them. The operator also pays a fixed share
 *   of revenue for the term; after it the port returns.
 * - Margins and lines are in $ million. A line is the option's value less that of keeping the port.
 */
export const portOptions = defineModel({
  inputs,
  slider: { min: 0, max: 60, step: 1, base: baseGain, range: [14, 40], ticks: range(0, 61, 10) },
  verdicts: ['keep', 'concession', 'sale'],
  tolerance,
  keyFigures: ['concession', 'keep', 'sale', 'entryFee'],
  totalRow: 'total',
  decimals: 1,
  rounding: { leastFee: 'up' },
  sums: { cost: { signing: 1, yearly: 1, tax: 1, returned: 1, total: -1 } },
  chart: {
    kind: 'lines',
    min: -150,
    max: 250,
    ticks: [-100, 0, 100, 200],
    plusSign: true,
    labels: [],
    bands: { sale: 'buyerPremium' },
  },
  evaluate,
  decisions,
});
