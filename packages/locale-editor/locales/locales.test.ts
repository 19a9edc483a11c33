import { expect, it } from 'vitest';
import messages from '../../../tools/locales/messages.json';
import { loadProject } from '../../../tools/locales/project';
import { entriesFor } from '../../../tools/locales/schema';
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

const { schemas } = loadProject(process.cwd());

/** All that the schemas say of texts, without the names at their ends. */
const phrases = [...schemas.values()]
  .flatMap((schema) => [...entriesFor(schema, 'en', () => true).values()])
  .flatMap(({ what, where }) => [what.replace(/: [\w-]+$/u, ''), where]);

it.each(Object.entries({ ar, fr }))('%s says all that English says, and every rule', (_, words) => {
  const { rules, descriptions, ...others } = words;
  expect(new Set(namesIn(others))).toEqual(new Set(namesIn(en)));
  expect(Object.keys(rules).sort()).toEqual(Object.keys(messages).sort());
  // A description that is not translated yet is said in English.
  expect(phrases).toEqual(expect.arrayContaining(Object.keys(descriptions)));
});
