import { expect, it } from 'vitest';
import messages from '../../messages.json';
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
