import { parsePluralKey, type TextReference } from './keys';

/** The key that a text has after a rename of it, of its group or of its plural forms; the same key after none. */
export function keyAfter(key: string, from: string, to: string): string {
  if (key === from || key.startsWith(`${from}.`)) return to + key.slice(from.length);
  const plural = parsePluralKey(key);
  return plural?.base === from ? `${to}_${plural.form}` : key;
}

/** Earlier to present ids of texts and groups: `home#old` to `home#new`. */
export type Renamed = Readonly<Record<string, string>>;

/** The present key of a text that an exchanged file has under an earlier one. */
export function presentKey({ name, key }: TextReference, renamed: Renamed): string {
  const ofFile = Object.entries(renamed).filter(([id]) => id.startsWith(`${name}#`));
  const keyOf = (id: string) => id.slice(name.length + 1);
  return ofFile.reduce((now, [from, to]) => keyAfter(now, keyOf(from), keyOf(to)), key);
}
