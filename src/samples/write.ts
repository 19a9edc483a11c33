import type { TFunction } from 'i18next';
import { digits, type Amount, type Unit } from './model';

/** Writes an amount; `bare` where a heading says what money it is. */
export type Write = (amount: Amount | null | undefined, bare?: 'bare') => string;

/** The unit of `samples.json` that an amount is written with; a number has none. */
const units = {
  percent: 'percent',
  change: 'percent',
  dollars: 'dollars',
  cents: 'dollars',
  millions: 'millions',
  years: 'years',
  guests: 'guests',
} as const satisfies Record<Exclude<Unit, 'number'>, string>;

/**
 * How a language writes amounts.
 * @param locale for `Intl`
 */
export function writerOf(t: TFunction<'samples'>, locale: string): Write {
  return (amount, bare) => {
    if (!amount) return '';
    const [value, unit] = amount;
    const isMoney = unit === 'dollars' || unit === 'cents' || unit === 'millions';
    const format = {
      minimumFractionDigits: isMoney ? digits[unit] : 0,
      maximumFractionDigits: digits[unit],
      signDisplay: unit === 'change' ? 'exceptZero' : 'negative',
    } as const;
    if (unit === 'number' || (bare && isMoney))
      return new Intl.NumberFormat(locale, format).format(value).replace('-', '−');
    const isNegative = value < 0 && unit !== 'change';
    // The form follows the number as it is read: 3.97 million is “4.0 million”.
    const count = Number((isNegative ? -value : value).toFixed(digits[unit]));
    const written = t(`units.${units[unit]}`, { count, formatParams: { count: format } })
      .replace('-', '−')
      .replaceAll(' ', '\u00a0');
    return isNegative ? t('units.negative', { amount: written }) : written;
  };
}
