/**
 * Separators, control, format and default-ignorable characters (Hangul fillers, variation selectors),
 * the braille blank and the object replacement character of a pasted picture.
 */
const invisible = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}\u{fffc}]/gu;

export function isBlank(text: string): boolean {
  return text.replace(invisible, '') === '';
}

/** The full stops of Chinese, Japanese and Urdu keyboards, between letters or digits. */
const foreignDot = /(?<=[\p{L}\p{N}\p{M}])[。۔](?=[\p{L}\p{N}])/gu;

/**
 * Reduces pasted text to the e-mail address: removes invisible characters, a display name before or
 * after the address, `mailto:` and surrounding punctuation. Digits become those of ASCII, foreign full
 * stops dots.
 */
export function cleanEmail(typed: string): string {
  // NFKC maps full-width characters, and ligatures copied from a PDF, to those of the keyboard.
  const visible = typed
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(foreignDot, '.');
  const inBrackets = /<([^<>]*@[^<>]*)/u.exec(visible)?.[1] ?? visible;
  return (
    inBrackets
      .replace(/^.*mailto:\/*([^?]*).*/iu, '$1')
      .replace(/(@[^()]*)\(.*\)$/u, '$1')
      // Removes leading punctuation, except the characters with which an address may begin.
      .replace(/^(?:(?![.!#$%&*+/=?^_`{|}~-])[\p{P}\p{S}])+(?=.*@)/u, '')
      .replace(/(@.*[\p{L}\p{N}\p{M}])[\p{P}\p{S}]+$/u, '$1')
  );
}

/** Unicode has the digits of a script in a row, from zero to nine, so that their number before a digit is its value. */
function asciiDigit(digit: string): string {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value += 1;
  return String(value % 10);
}

/** The first character that an address can't contain: before the “@” in ASCII only, after it in any script. */
export function misplacedCharacter(address: string): string | undefined {
  const [, beforeAt, afterAt] =
    /^[^@]*?([^\w.!#$%&'*+/=?^`{|}~@-])|@[^]*?([^\p{L}\p{N}\p{M}.@-])/u.exec(address) ?? [];
  return beforeAt ?? afterAt;
}
