/** Placeholders, tags, entities, addresses: the rules of a language don't apply to them. */
const notWords =
  /\{\{[^}]*\}\}|<\/?[\w-]+[^>]*>|&#?\w+;|(?:https?:\/\/|mailto:|tel:)\S+|[\w.+-]+@[\w.-]+/gu;

const stand = '\uFFFC';

/** A text with everything that is not words replaced by U+FFFC. */
export const mask = (text: string): string => text.replace(notWords, stand);

/**
 * Changes the words of a text across its placeholders and tags.
 * @param change gets the masked text and must keep its U+FFFC
 */
export function changeMasked(text: string, change: (masked: string) => string): string {
  if (text.includes(stand)) return text;
  const kept = text.match(notWords) ?? [];
  let count = 0;
  return change(mask(text)).replaceAll(stand, () => kept[count++] ?? stand);
}
