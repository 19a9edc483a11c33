/**
 * Separators, control, format and default-ignorable characters (Hangul fillers, variation selectors),
 * the braille blank and the object replacement character of a pasted picture.
 */
const invisible = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}\u{fffc}]/gu;

export function isBlank(text: string): boolean {
  return text.replace(invisible, '') === '';
}

/**
 * Reduces pasted text to the e-mail address: removes invisible characters, a display name before or
 * after the address, `mailto:` and surrounding punctuation.
 */
export function cleanEmail(typed: string): string {
  // NFKC maps full-width characters, and ligatures copied from a PDF, to those of the keyboard.
  const visible = typed.normalize('NFKC').replace(invisible, '');
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
