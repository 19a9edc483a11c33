import { describe, expect, it } from 'vitest';
import { finding, type Rule } from '../../check/finding';
import messages from '../../check/messages.json';
import { wordsIn, type WordKey } from '../words';
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

it.each(Object.entries({ ar, fr }))('%s says all that English says, and every rule', (_, words) => {
  const { rules, ...others } = words;
  expect(new Set(namesIn(others))).toEqual(new Set(namesIn(en)));
  expect(Object.keys(rules).sort()).toEqual(Object.keys(messages).sort());
});

const namesOf = (message: string) => message.match(/(?<=\{\{)\w+(?=\}\})/gu) ?? [];
const rules = Object.entries(messages);

it.each(Object.entries({ ar, fr }))('%s fills its messages from what English fills', (_, words) => {
  const ours = new Map(Object.entries(words.rules));
  for (const [rule, { message, suggestion }] of rules) {
    const known = [...namesOf(message + suggestion), 'least', 'most'];
    const { message: theirs = '', suggestion: more = '' } = ours.get(rule) ?? {};
    expect(known, rule).toEqual(expect.arrayContaining(namesOf(theirs + more)));
  }
});

const nowhere = { language: '', file: '', line: 1, column: 1, key: '' };

/** A key or a name of a value that is shown instead of words, but for the names of files and literal signs. */
const leak = /\{\{|\}\}|\$t\((?!\.)|\p{L}{2,}\.\p{L}{2,}/u;
const literal = /locales\/glossary\.json|\.hand-in\/received\/|\.xlf/gu;

describe.each(['en', 'fr', 'ar'])('the editor in %s', (code) => {
  it('shows every message and every word whole', () => {
    const { explain, say } = wordsIn(code);
    for (const unit of ['characters', 'words'] as const) {
      const numbers = { count: 3, least: 5, most: 40, line: 7, at: 1, of: 2, days: 90 };
      for (const [rule, { message, suggestion }] of rules) {
        const names = namesOf(message + suggestion);
        const values = Object.fromEntries(names.map((name) => [name, 'X']));
        const found = finding(rule as Rule, { ...values, ...numbers, unit });
        const shown = Object.values(explain({ ...found, ...nowhere })).join(' ');
        expect(shown.replace(literal, ''), rule).not.toMatch(leak);
      }
      for (const key of namesIn(en)) {
        const shown = say(key as WordKey, { ...numbers, unit, reason: 'X', file: 'X' });
        expect(shown.replace(literal, ''), key).not.toMatch(leak);
      }
    }
  });
});
