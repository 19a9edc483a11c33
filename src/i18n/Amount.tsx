import { usePage } from '../routing/usePage';

interface AmountProps {
  value: number;
  /** Maximum number of decimals. Default: three significant digits. */
  digits?: number | undefined;
  trailingZeros?: boolean;
  plusSign?: boolean | undefined;
}

/** A formatted number, isolated as left-to-right. No hydration warning, because ICU versions format differently. */
export function Amount(props: AmountProps) {
  const amountText = useAmountText();
  return (
    <bdi dir="ltr" className="one-line tabular-nums" suppressHydrationWarning>
      {amountText(props)}
    </bdi>
  );
}

/** Formats a number for a text. The text isolates it from right-to-left words, with `<bdi>`. */
export function useAmountText() {
  const { locale } = usePage().language;
  return ({ value, digits, trailingZeros = false, plusSign = false }: AmountProps) =>
    formatOf(locale, digits ?? decimalsForThreeDigits(value), trailingZeros, plusSign)
      .formatToParts(value)
      // Arabic formats add a direction mark, which the <bdi> makes redundant.
      .filter(({ type }) => type !== 'literal')
      .map((part) => (part.type === 'minusSign' ? '−' : part.value))
      .join('');
}

const decimalsForThreeDigits = (value: number) =>
  Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: creating a format is slow, and each step of the slider formats a hundred numbers. */
function formatOf(locale: string, digits: number, trailingZeros: boolean, plusSign: boolean) {
  const key = [locale, digits, trailingZeros, plusSign].join();
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: trailingZeros ? digits : 0,
      maximumFractionDigits: digits,
      signDisplay: plusSign ? 'exceptZero' : 'negative',
    });
  formats.set(key, format);
  return format;
}
