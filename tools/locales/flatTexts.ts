import { join } from './document';
import { parsePluralKey, pluralBases, pluralForms } from './plurals';

/** A value of a locale file as JSON. */
export type Json = string | Json[] | { [key: string]: Json };

/**
 * The members of a group of the English file that a language needs: plural keys in the forms that the
 * language has, with the English text of the form, or else of `_other`.
 */
export function membersFor(group: { [key: string]: Json }, language: string): [string, Json][] {
  const bases = pluralBases(Object.keys(group));
  const members = Object.entries(group).flatMap(([key, value]): [string, Json][] => {
    const base = parsePluralKey(key)?.base;
    if (base === undefined || !bases.has(base)) return [[key, value]];
    return pluralForms(language).flatMap((form): [string, Json][] => {
      const text = group[`${base}_${form}`] ?? group[`${base}_other`];
      return text === undefined ? [] : [[`${base}_${form}`, text]];
    });
  });
  return [...new Map(members)];
}

/**
 * The texts that a language needs for an English file, in its order.
 * @returns the path of each text -> the English text
 */
export function flatTexts(english: Json, language: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: Json, path: string): void => {
    if (typeof value === 'string') texts.set(path, value);
    else {
      const members = Array.isArray(value)
        ? [...value.entries()].map(([index, item]) => [String(index), item] as const)
        : membersFor(value, language);
      for (const [key, member] of members) walk(member, join(path, key));
    }
  };
  walk(english, '');
  return texts;
}

/** The text at a path of a parsed file; undefined if there is none. */
export function textAt(content: unknown, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      content,
    );
  return typeof found === 'string' ? found : undefined;
}
