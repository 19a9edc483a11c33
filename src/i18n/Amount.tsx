import { usePage } from './page';

interface AmountProps {
  value: number;
  /** Maximum number of decimals. Default: three significant digits. */
  digits?: number | undefined;
  /** Keeps trailing zeros, for columns of numbers. */
  fixed?: boolean;
  signed?: boolean | undefined;
}

/** A formatted number, isolated as left-to-right. No hydration warning, because ICU versions format differently. */
export function Amount({ value, digits, fixed = false, signed = false }: AmountProps) {
  const { locale } = usePage().language;
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums" suppressHydrationWarning>
      {formatOf(locale, digits ?? decimalsForThreeDigits(value), fixed, signed)
        .formatToParts(value)
        // Arabic formats add a direction mark, which the <bdi> makes redundant.
        .filter(({ type }) => type !== 'literal')
        .map((part) => (part.type === 'minusSign' ? '−' : part.value))
        .join('')}
    </bdi>
  );
}

const decimalsForThreeDigits = (value: number) =>
  Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: creating a format is slow, and each step of the slider formats a hundred numbers. */
function formatOf(locale: string, digits: number, fixed: boolean, signed: boolean) {
  const key = [locale, digits, fixed, signed].join();
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: fixed ? digits : 0,
      maximumFractionDigits: digits,
      signDisplay: signed ? 'exceptZero' : 'negative',
    });
  formats.set(key, format);
  return format;
}
