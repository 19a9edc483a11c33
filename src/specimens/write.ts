import type { Amount, Unit } from './specimen';

/** The texts of the units, by their names and the form of the number: `dollars_other`. */
export type UnitTexts = Readonly<Record<string, string | undefined>>;

/** How many digits a unit has behind the point, and which of the texts it is written with. */
const looks: Record<Unit, { digits: number; text?: string }> = {
  number: { digits: 0 },
  decimal: { digits: 1 },
  percent: { digits: 0, text: 'percent' },
  tenths: { digits: 1, text: 'percent' },
  hundredths: { digits: 2, text: 'percent' },
  change: { digits: 1, text: 'change' },
  dollars: { digits: 0, text: 'dollars' },
  cents: { digits: 2, text: 'dollars' },
  millions: { digits: 1, text: 'millions' },
  years: { digits: 0, text: 'years' },
  days: { digits: 0, text: 'days' },
  hours: { digits: 0, text: 'hours' },
  guests: { digits: 0, text: 'guests' },
};

/** Writes an amount: `bare` as a number alone, where a heading says what money it is. */
export type Write = (amount: Amount, bare?: 'bare') => string;

/**
 * How a language writes amounts.
 * @param locale for `Intl`
 */
export function writerOf(locale: string, units: UnitTexts): Write {
  const rules = new Intl.PluralRules(locale);
  return ([value, unit], bare) => {
    const { digits, text } = looks[unit];
    const fixed = unit === 'cents' || unit === 'millions' ? digits : 0;
    const numbers = new Intl.NumberFormat(locale, {
      minimumFractionDigits: fixed,
      maximumFractionDigits: digits,
    });
    // What rounds to nothing has no sign.
    const shown = Number(value.toFixed(digits)) || 0;
    if (!text || (bare && (text === 'dollars' || text === 'millions')))
      return numbers.format(shown).replace('-', '−');
    const number = numbers.format(Math.abs(shown));
    const filled = (name: string) => fill(units[name] ?? '', { number });
    if (text === 'change') {
      return filled(shown === 0 ? 'changeNone' : shown < 0 ? 'changeDown' : 'changeUp');
    }
    const form = `${text}_${rules.select(Math.abs(shown))}`;
    const written = filled([form, `${text}_other`, text].find((name) => units[name]) ?? text);
    return shown < 0 ? fill(units['negative'] ?? '', { amount: written }) : written;
  };
}

/** A text with its placeholders filled; one without a value stays, so that a test finds it. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** The values of the placeholders, written. */
export function writeAll(
  amounts: Readonly<Record<string, Amount>>,
  write: Write,
): Record<string, string> {
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, write(amount)]));
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.*?[.!?؟](?=\s|$)/u.exec(text)?.[0] ?? text;
}
