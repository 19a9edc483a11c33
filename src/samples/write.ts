import { digits, type Amount } from './model';

/** Writes an amount; `bare` where a heading says what money it is. */
export type Write = (amount: Amount | null | undefined, bare?: 'bare') => string;

/**
 * How a language writes amounts.
 * @param locale for `Intl`
 * @param texts of the units, by their names and the form of the number: `dollars_other`
 */
export function writerOf(
  locale: string,
  texts: Readonly<Record<string, string | undefined>>,
): Write {
  const rules = new Intl.PluralRules(locale);
  return (amount, bare) => {
    if (!amount) return '';
    const [value, unit] = amount;
    const isMoney = unit === 'dollars' || unit === 'cents' || unit === 'millions';
    const isPlain = unit === 'number' || (bare && isMoney);
    const isSigned = unit === 'change' || isPlain;
    const numbers = new Intl.NumberFormat(locale, {
      minimumFractionDigits: isMoney ? digits[unit] : 0,
      maximumFractionDigits: digits[unit],
      signDisplay: unit === 'change' ? 'exceptZero' : 'negative',
    });
    const number = numbers.format(isSigned ? value : Math.abs(value)).replace('-', '−');
    if (isPlain) return number;
    const name = { cents: 'dollars', change: 'percent' }[unit as string] ?? unit;
    // The form follows the number as it is read: 3.97 million is “4.0 million”.
    const form = rules.select(Number(Math.abs(value).toFixed(digits[unit])));
    const text = texts[`${name}_${form}`] ?? texts[name] ?? '';
    const written = fill(text, { count: number }).replaceAll(' ', '\u00a0');
    return value < 0 && !isSigned ? fill(texts['negative'] ?? '', { amount: written }) : written;
  };
}

const placeholder = /\{\{(\w+)\}\}/g;

/** A text with its placeholders filled; one without a value stays, so that a test finds it. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (whole, name: string) => values[name] ?? whole);
}

/** The same with amounts, written where they stand. */
export function fillAmounts(text: string, amounts: Readonly<Record<string, Amount>>, write: Write) {
  return text.replace(placeholder, (whole, name: string) => write(amounts[name]) || whole);
}
