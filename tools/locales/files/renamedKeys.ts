import { parsePluralKey, type TextReference } from './keys';

/** The key of a text after a rename of the text, its group or its plural forms; the same key after any other rename. */
export function keyAfter(key: string, from: string, to: string): string {
  if (key === from || key.startsWith(`${from}.`)) return to + key.slice(from.length);
  const plural = parsePluralKey(key);
  return plural?.base === from ? `${to}_${plural.form}` : key;
}

/** Earlier to present ids of texts and groups: `home#old` to `home#new`. */
export type Renamed = Readonly<Record<string, string>>;

/** The present key of a text that has an earlier key in an exchanged file or draft. */
export function presentKey({ name, key }: TextReference, renamed: Renamed): string {
  const ofFile = Object.entries(renamed).filter(([id]) => id.startsWith(`${name}#`));
  const keyOf = (id: string) => id.slice(name.length + 1);
  return ofFile.reduce((now, [from, to]) => keyAfter(now, keyOf(from), keyOf(to)), key);
}
