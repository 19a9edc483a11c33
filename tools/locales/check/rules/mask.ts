/** Placeholders, tags, entities and addresses, to which the typography of a language doesn't apply. */
const notWords =
  /\{\{[^}]*\}\}|<\/?[\w-]+[^>]*>|&#?\w+;|(?:https?:\/\/|mailto:|tel:)\S+|[\w.+-]+@[\w.-]+/gu;

const substitute = '\uFFFC';

/** Replaces placeholders, tags, entities and addresses by U+FFFC. */
export const mask = (text: string): string => text.replace(notWords, substitute);

/**
 * Changes a text without its placeholders and tags.
 * @param change gets the masked text and must keep its U+FFFC
 */
export function changeMasked(text: string, change: (masked: string) => string): string {
  if (text.includes(substitute)) return text;
  const kept = text.match(notWords) ?? [];
  let count = 0;
  return change(mask(text)).replaceAll(substitute, () => kept[count++] ?? substitute);
}

/** A text as readers see it, and as the glossary has it. */
export const withoutTags = (text: string): string => text.replaceAll(/<\/?[\w-]+[^<>]*>/gu, '');
