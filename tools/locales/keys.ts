import { pluralCategories } from '../../src/i18n/schemas/pluralCategories';

const suffix = new RegExp(`^(.+)_(${pluralCategories.join('|')})$`, 'u');

/** The path of a value inside the one at `path`. */
export function join(path: string, name: string | number): string {
  return path === '' ? String(name) : `${path}.${name}`;
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

/** The script that the code of a language implies (ISO 15924): `Latn`, `Arab`, `Grek`. */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? 'Latn';
}

/** A key of a plural form taken apart; null for another key. */
export function parsePluralKey(key: string): { base: string; form: string } | null {
  const [, base, form] = suffix.exec(key) ?? [];
  return base !== undefined && form !== undefined ? { base, form } : null;
}

/** The plural forms that a language needs (CLDR), in the order zero, one, two, few, many, other. */
export function pluralForms(language: string): readonly string[] {
  const needed: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return pluralCategories.filter((form) => needed.includes(form));
}

/** Numbers that take a form in a language, as examples: `3, 4, 5`. */
export function exampleNumbers(language: string, form: string): string {
  const rules = new Intl.PluralRules(language);
  const candidates = [0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 20, 100, 101, 1000, 1000000];
  return candidates
    .filter((number) => rules.select(number) === form)
    .slice(0, 3)
    .join(', ');
}
