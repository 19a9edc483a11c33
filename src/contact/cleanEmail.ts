/**
 * Characters that nobody can see: separators, control, format and default-ignorable characters
 * (Hangul fillers, variation selectors), the braille blank and what stands for a pasted picture.
 */
const invisible = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}\u{fffc}]/gu;

/** Whether a text has nothing that can be seen. */
export function isBlank(text: string): boolean {
  return text.replace(invisible, '') === '';
}

/**
 * The e-mail address in what a visitor typed or pasted: without invisible characters, display name,
 * `mailto:`, and the punctuation around it.
 */
export function cleanEmail(typed: string): string {
  const visible = typed.replace(invisible, '');
  const inBrackets = /<([^<>]*@[^<>]*)/u.exec(visible)?.[1] ?? visible;
  return (
    inBrackets
      .replace(/^.*mailto:\/*([^?]*).*/iu, '$1')
      // Of these signs some may begin an address, none may end it.
      .replace(/^(?:(?![.!#$%&*+/=?^_`{|}~-])[\p{P}\p{S}])+(?=.*@)/u, '')
      .replace(/(@.*[\p{L}\p{N}\p{M}])[\p{P}\p{S}]+$/u, '$1')
  );
}
