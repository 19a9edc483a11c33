import { presentValue } from './arithmetic';
import type { Input, Model } from './model';

const inputs = {
  dividend: { value: 60, range: [56, 63], unit: 'millions' },
  growth: { value: 2, range: [1.5, 2.5], unit: 'percent' },
  required: { value: 9.5, range: [9, 10], unit: 'percent' },
  borrowing: { value: 5.5, range: [5, 6], unit: 'percent' },
  buyer: { value: 11, range: [10.5, 11.5], unit: 'percent' },
  tax: { value: 20, range: [20, 20], unit: 'percent' },
  invest: { value: 150, range: [120, 200], unit: 'millions' },
  delay: { value: 4, range: [3, 6], unit: 'years' },
  costs: { value: 2.5, range: [2, 3.5], unit: 'percent' },
  supervision: { value: 0.6, range: [0.4, 1], unit: 'millions' },
  revenue: { value: 150, range: [145, 155], unit: 'millions' },
  share: { value: 38, range: [36, 40], unit: 'percent' },
  traffic: { value: 50, range: [35, 65], unit: 'percent' },
  earned: { value: 60, range: [50, 65], unit: 'percent' },
  kept: { value: 50, range: [25, 75], unit: 'percent' },
} as const satisfies Record<string, Input>;

/** Years of the concession. */
const term = 25;

/** Retention paper: an asset kept, let for a term or sold, by an operator's gain in earnings. */
export const retention: Model<keyof typeof inputs> = {
  inputs,
  control: { min: 0, max: 60, step: 1, base: 30, unit: 'percent' },
  positions: [0, 10, 20, 30, 40, 50, 60],
  unit: 'millions',
  row: 'total',
  verdicts: ['keep', 'concession', 'sale'],
  sensitive: { buyer: 'sale', required: 'sale' },
  work(i, gain) {
    const tax = i.tax / 100;
    const invested = (i.invest * gain) / 100;
    const grown = (year: number) => (1 + i.growth / 100) ** (year - 1);
    const added = (year: number) => (gain / 100) * Math.min(year / i.delay, 1);
    const earnings = (year: number) => i.dividend * grown(year) * (1 + added(year));
    const keptAt = (rate: number) => (i.dividend * 100) / (rate - i.growth);
    /** Worth today of a dollar a year after the term, growing; and of all earnings, for ever. */
    const after = (rate: number) => 100 / (rate - i.growth) / (1 + rate / 100) ** term;
    const whole = (rate: number) =>
      presentValue(rate, term, earnings) + earnings(term + 1) * after(rate);

    const price = (whole(i.buyer) * (1 - tax) - invested) * (1 - i.costs / 100);
    const taxOfBuyer = whole(i.required) * tax;

    const more = (year: number) => (i.dividend * added(year) * i.traffic) / i.earned;
    const fee = (year: number) => (grown(year) * (i.revenue + more(year)) * i.share) / 100;
    const left = (year: number) => earnings(year) - fee(year);
    const net = (year: number) => fee(year) * (1 - i.costs / 100) - i.supervision;
    const fees = presentValue(i.required, term, net);
    const taxes = presentValue(i.required, term, (year) => Math.max(left(year), 0) * tax);
    const outlasting = 1 + (gain / 100) * (i.kept / 100);
    const back = i.dividend * grown(term + 1) * outlasting * after(i.required);
    const operator = presentValue(i.buyer, term, (year) => left(year) * (1 - tax)) - invested;

    const borrowing = keptAt(i.borrowing);
    const [keep, let_, sold] = [keptAt(i.required), fees + taxes + back, price + taxOfBuyer];
    const none = { tax: null, back: null, borrowing: null, operator: null };
    return {
      margins: { concession: let_ - keep, sale: sold - let_, sold: sold - keep },
      table: {
        keep: { income: keep, tax: null, back: null, total: keep, borrowing, operator: null },
        let: { ...none, income: fees, tax: taxes, back, total: let_, operator },
        sold: { ...none, income: price, tax: taxOfBuyer, total: sold },
      },
      numbers: { borrowing, operator },
    };
  },
};
