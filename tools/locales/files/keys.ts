import type { JSONPath } from 'jsonc-parser';
import { pluralCategories, type PluralCategory } from '../../../src/schemas/pluralCategories';

/** Names a text: language, file (`home`, `services/<slug>`) and key. */
export interface TextReference {
  language: string;
  name: string;
  key: string;
}

/** The id of a text: `fr/home#hero.headline`. Browsers store drafts by it, and exchanged files contain it. */
export function idOf({ language, name, key }: TextReference): string {
  return `${language}/${name}#${key}`;
}

/** The inverse of `idOf`; null for another string. Early exports have a slash before the key. */
export function parseId(id: string): TextReference | null {
  const [, language, name, key] = /^([^/#]+)\/([^#]+)[#/]([^#/]+)$/u.exec(id) ?? [];
  return language && name && key ? { language, name, key } : null;
}

/** A key as a path: `phases.0.title` is `['phases', 0, 'title']`. */
export function jsonPath(key: string): JSONPath {
  return key.split('.').map((name) => (/^\d+$/u.test(name) ? Number(name) : name));
}

const suffix = new RegExp(`^(.+)_(${pluralCategories.join('|')})$`, 'u');

/** Appends a name to a key; '' is the key of the whole file. */
export const join = (key: string, name: string | number): string =>
  key === '' ? String(name) : `${key}.${name}`;

export function memberOf(value: unknown, name: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

export function textAt(content: unknown, key: string): string | undefined {
  const found = key.split('.').reduce(memberOf, content);
  return typeof found === 'string' ? found : undefined;
}

/** Splits `count_one` into base and form; null for a key without a plural form. */
export function parsePluralKey(key: string): { base: string; form: PluralCategory } | null {
  const [, base, suffixed] = suffix.exec(key) ?? [];
  const form = pluralCategories.find((category) => category === suffixed);
  return base !== undefined && form ? { base, form } : null;
}

/** The plural forms that a language needs (CLDR), in the order zero, one, two, few, many, other. */
export function pluralForms(language: string): readonly string[] {
  const needed: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return pluralCategories.filter((form) => needed.includes(form));
}

/** Up to three numbers that take a plural form: `3, 4, 5`. */
export function exampleNumbers(language: string, form: string): string {
  const rules = new Intl.PluralRules(language);
  const candidates = [0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 20, 100, 101, 1000, 1000000];
  const found = candidates.filter((number) => rules.select(number) === form);
  return found.slice(0, 3).join(', ');
}
