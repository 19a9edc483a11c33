import { expect, it } from 'vitest';
import { wordsIn, type Rule, type WordKey } from './wordsIn';
import ar from './ar.json';
import en from './en.json';
import fr from './fr.json';

type Words = { [name: string]: string | Words };

/** The names of all that is said, without the forms for numbers. */
function namesIn(words: Words, path = ''): string[] {
  return Object.entries(words).flatMap(([name, value]) => {
    const key = `${path}${name}`;
    if (typeof value !== 'string') return namesIn(value, `${key}.`);
    return key.replace(/_(?:zero|one|two|few|many|other)$/u, '');
  });
}

it.each(Object.entries({ ar, fr }))('%s has the same messages as English', (code, words) => {
  const { places, ...others } = words;
  const { terminal, ...ofEditor } = en;
  // Terminals print no Arabic.
  const english = code === 'ar' ? ofEditor : { ...ofEditor, terminal };
  expect(new Set(namesIn(others))).toEqual(new Set(namesIn(english)));
  expect(Object.keys(places)).toEqual(Object.keys(fr.places));
});

const valuesIn = (message: string) => message.match(/(?<=\{\{)\w+(?=\}\})/gu) ?? [];
const rules = Object.entries(en.rules);

it.each(Object.entries({ ar, fr }))('%s needs no value that English lacks', (_, words) => {
  const translated = new Map(Object.entries(words.rules));
  for (const [rule, english] of rules) {
    const known = [...valuesIn(english.message + english.suggestion), 'least', 'most'];
    const { message = '', suggestion = '' } = translated.get(rule) ?? {};
    expect(known, rule).toEqual(expect.arrayContaining(valuesIn(message + suggestion)));
  }
});

it('needs the same values in French as in English in a terminal', () => {
  const valuesOf = (words: Words): unknown =>
    Object.entries(words).map(([name, value]) => [
      name,
      typeof value === 'string' ? valuesIn(value).sort() : valuesOf(value),
    ]);
  expect(valuesOf(fr.terminal)).toEqual(valuesOf(en.terminal));
});

/** A key, or the name of a value, that is shown instead of words; except file names and literal signs. */
const leak = /\{\{|\}\}|\$t\((?!\.)|\p{L}{2,}\.\p{L}{2,}/u;
const literal =
  /locales\/(?:glossary|allow-list)\.json|\.hand-in\/received\/|texts-fr\.po|\.xlf|\bhome#[\w.]+/gu;
const anything = Object.fromEntries(valuesIn(JSON.stringify(en)).map((name) => [name, 'X']));

it.each(['en', 'fr', 'ar'])('shows no key and no unfilled value in %s', (code) => {
  const { explain, say } = wordsIn(code);
  for (const unit of ['characters', 'words'] as const) {
    const numbers = { count: 3, length: 3, least: 5, most: 40, line: 7, at: 1, of: 2, days: 90 };
    for (const [rule, { message, suggestion }] of rules) {
      const names = valuesIn(message + suggestion);
      const values = Object.fromEntries(names.map((name) => [name, 'X']));
      const found = { rule: rule as Rule, values: { ...values, ...numbers, unit } };
      const shown = Object.values(explain(found)).join(' ');
      expect(shown.replace(literal, ''), rule).not.toMatch(leak);
    }
    for (const key of namesIn(en).filter((name) => !name.startsWith('rules.'))) {
      const shown = say(key as WordKey, { ...anything, ...numbers, unit });
      expect(shown.replace(literal, ''), key).not.toMatch(leak);
    }
  }
});
