import type { TextKey } from '../book';

/** A text in all languages as one word: `services/visitor-economy-strategy#title`. */
export function textKey(name: string, key: string): TextKey {
  return `${name}#${key}`;
}

/** The file (without ending) and the key in it that such a word stands for. */
export function splitTextKey(text: TextKey): { name: string; key: string } {
  const at = text.indexOf('#');
  return { name: text.slice(0, at), key: text.slice(at + 1) };
}
