import { join } from './document';
import { parsePluralKey, pluralBases, pluralForms } from './plurals';

/** A value of a locale file as JSON. */
export type Json = string | Json[] | { [key: string]: Json };

/**
 * The members of a group of the English file that a language needs: plural keys in the forms that the
 * language has, with the English text of the form, or else of `_other`.
 */
function membersFor(group: { [key: string]: Json }, language: string): [string, Json][] {
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
 * An English file with each text changed, in the plural forms of another language.
 * @param change gets the English text and its path
 */
export function mapTexts(
  english: Json,
  language: string,
  change: (text: string, path: string) => string,
): Json {
  const walk = (value: Json, path: string): Json => {
    if (typeof value === 'string') return change(value, path);
    if (Array.isArray(value)) return value.map((item, at) => walk(item, join(path, String(at))));
    const members = membersFor(value, language);
    return Object.fromEntries(members.map(([key, text]) => [key, walk(text, join(path, key))]));
  };
  return walk(english, '');
}

/**
 * The texts that a language needs for an English file, in its order.
 * @returns the path of each text -> the English text
 */
export function flatTexts(english: Json, language: string): Map<string, string> {
  const texts = new Map<string, string>();
  mapTexts(english, language, (text, path) => {
    texts.set(path, text);
    return text;
  });
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
