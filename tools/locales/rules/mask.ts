/** Placeholders, tags, entities, addresses: what the rules of a language don't apply to. */
const notWords =
  /\{\{[^}]*\}\}|<\/?[\w-]+[^>]*>|&#?\w+;|(?:https?:\/\/|mailto:|tel:)\S+|[\w.+-]+@[\w.-]+/gu;

const stand = '\uFFFC';

/** The text with everything that is not words replaced by U+FFFC ("m" in the language checks). */
export function mask(text: string): string {
  return text.replace(notWords, stand);
}

/**
 * Where a character of a masked text stands in the text itself.
 * @param index its index in `mask(text)`
 */
export function unmaskedIndex(text: string, index: number): number {
  let shift = 0;
  for (const match of text.matchAll(notWords)) {
    if (match.index - shift >= index) break;
    shift += match[0].length - stand.length;
  }
  return index + shift;
}

/**
 * A masked text with what stood at each U+FFFC.
 * @param masked what was made of `mask(text)`; it has as many U+FFFC
 */
function unmask(masked: string, text: string): string {
  const kept = text.match(notWords) ?? [];
  let count = 0;
  return masked.replaceAll(stand, () => kept[count++] ?? stand);
}

/**
 * A text with its words changed by what looks across placeholders and tags.
 * @param change gets the masked text and must leave its U+FFFC
 */
export function changeMasked(text: string, change: (masked: string) => string): string {
  return text.includes(stand) ? text : unmask(change(mask(text)), text);
}
