/** Placeholders, tags, entities, addresses: what the rules of a language don't apply to. */
const notWords =
  /\{\{[^}]*\}\}|<\/?[\w-]+[^>]*>|&#?\w+;|(?:https?:\/\/|mailto:|tel:)\S+|[\w.+-]+@[\w.-]+/gu;

const mark = '\uFFFC';

/** The text with everything that is not words replaced by U+FFFC ("m" in the language checks). */
export function mask(text: string): string {
  return text.replace(notWords, mark);
}

/**
 * Where a character of a masked text stands in the text itself.
 * @param index its index in `mask(text)`
 */
export function unmaskedIndex(text: string, index: number): number {
  let shift = 0;
  for (const match of text.matchAll(notWords)) {
    if (match.index - shift >= index) break;
    shift += match[0].length - mark.length;
  }
  return index + shift;
}

/**
 * A text with its words changed and everything else kept: placeholders, tags, entities, addresses.
 * @param change gets the stretches of the text between those
 */
export function mapWords(text: string, change: (words: string) => string): string {
  const kept = text.match(notWords) ?? [];
  const words = text.split(notWords);
  return words.map((stretch, index) => change(stretch) + (kept[index] ?? '')).join('');
}
