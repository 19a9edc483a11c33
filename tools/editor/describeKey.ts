import { keyEntry } from '../locales/keys';
import { parsePluralKey } from '../locales/plurals';
import type { Limits } from '../locales/keys/entry';

/** What a translator is told of a key. */
export interface KeyDescription {
  /** What it is. */
  what: string;
  /** Where it shows. */
  where: string;
  limits: Limits | null;
}

/**
 * What is known of a key: the one place where the editor asks for it.
 * @param name the file in the folder of a language, without ending
 * @param key path of the value; a plural form is described by its base
 * @returns null if the table of keys doesn't have it
 */
export function describeKey(name: string, key: string): KeyDescription | null {
  const plural = parsePluralKey(key);
  const entry = keyEntry(name, key) ?? (plural ? keyEntry(name, plural.base) : undefined);
  if (!entry) return null;
  return { what: entry.what, where: entry.where, limits: entry.limits ?? null };
}
