import { usePage } from './page';

interface AmountProps {
  value: number;
  /** Decimals at most; without them three significant digits. */
  digits?: number | undefined;
  /** Whether all decimals are written, as in a column of numbers. */
  fixed?: boolean;
  signed?: boolean | undefined;
}

/** A number alone in an element, which reads from left to right. Engines may format it differently. */
export function Amount({ value, digits, fixed = false, signed = false }: AmountProps) {
  const { format } = usePage().language;
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums" suppressHydrationWarning>
      {formatOf(format, digits ?? digitsFor(value), fixed, signed)
        .formatToParts(value)
        // Arabic formats write a direction mark here, which the <bdi> replaces.
        .filter(({ type }) => type !== 'literal')
        .map((part) => (part.type === 'minusSign' ? '−' : part.value))
        .join('')}
    </bdi>
  );
}

const digitsFor = (value: number) => Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: formats are slow to make, and each step of the slider writes a hundred numbers. */
function formatOf(locale: string, digits: number, fixed: boolean, signed: boolean) {
  const key = [locale, digits, fixed, signed].join();
  const made =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: fixed ? digits : 0,
      maximumFractionDigits: digits,
      signDisplay: signed ? 'exceptZero' : 'negative',
    });
  formats.set(key, made);
  return made;
}
