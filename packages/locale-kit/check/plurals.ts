const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const suffix = new RegExp(`^(.+)_(${forms.join('|')})$`, 'u');

/** A key of a plural form taken apart; null for another key. */
export function parsePluralKey(key: string): { base: string; form: string } | null {
  const [, base, form] = suffix.exec(key) ?? [];
  return base !== undefined && form !== undefined ? { base, form } : null;
}

/** The bases of the plural keys among a group's keys: those with both `_one` and `_other`. */
export function pluralBases(keys: Iterable<string>): Set<string> {
  const all = new Set(keys);
  const bases = [...all].flatMap((key) => parsePluralKey(key)?.base ?? []);
  return new Set(bases.filter((base) => all.has(`${base}_one`) && all.has(`${base}_other`)));
}

const categoriesByLanguage = new Map<string, readonly string[]>();

/** The forms that a language needs (CLDR), in the order zero, one, two, few, many, other. */
export function pluralForms(language: string): readonly string[] {
  const known = categoriesByLanguage.get(language);
  if (known) return known;
  const needed: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const ordered = forms.filter((form) => needed.includes(form));
  categoriesByLanguage.set(language, ordered);
  return ordered;
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

/** A plural form of one of the plural keys; null for another key. */
export function pluralOf(key: string, bases: ReadonlySet<string>) {
  const plural = parsePluralKey(key);
  return plural && bases.has(plural.base) ? plural : null;
}

/**
 * The keys that a language must have, in the order of English.
 * @param keys the keys of the English group
 * @param bases its plural keys, whose forms depend on the language
 */
export function wantedKeys(
  keys: Iterable<string>,
  bases: ReadonlySet<string>,
  language: string,
): string[] {
  const wanted = [...keys].flatMap((key) => {
    const plural = pluralOf(key, bases);
    return plural ? pluralForms(language).map((form) => `${plural.base}_${form}`) : key;
  });
  return [...new Set(wanted)];
}
