import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages';
import { checkLocales } from './check';
import { placeOf } from './document';
import { readLocales } from './read';

const isComplete = languages.every(({ code }) => existsSync(`locales/${code}/services`));

/** Ways to break any file, each with what must be found at the place of the change. */
const breaks: readonly {
  name: string;
  change: (text: string) => { text: string; at: number };
  rules: string[];
}[] = [
  {
    name: 'a missing comma',
    rules: ['json'],
    change: (text) => {
      const comma = text.indexOf('",\n');
      const broken = `${text.slice(0, comma + 1)}${text.slice(comma + 2)}`;
      return { text: broken, at: broken.indexOf('"', comma + 1) };
    },
  },
  {
    name: 'a second key of the same name',
    rules: ['duplicate-key'],
    change: (text) => {
      const key = /"[\w]+"(?=: ")/u.exec(text);
      if (!key) throw new Error('No text');
      const second = `${key[0]}: "x",\n`;
      const broken = text.slice(0, key.index) + second + text.slice(key.index);
      return { text: broken, at: key.index + second.length };
    },
  },
  {
    name: 'an empty text',
    rules: ['empty'],
    change: (text) => {
      const at = text.indexOf('": "') + 3;
      return { text: text.slice(0, at) + text.slice(at).replace(/"[^"\n]*"/u, '""'), at };
    },
  },
  {
    name: 'an unknown key',
    rules: ['unknown-key'],
    change: (text) => ({ text: text.replace('{', '{"unheardOf": "x",'), at: 1 }),
  },
  {
    name: 'an invisible character in a text',
    rules: ['rule-2'],
    change: (text) => {
      const at = text.indexOf('": "') + 5;
      return { text: `${text.slice(0, at)}\u200B${text.slice(at)}`, at };
    },
  },
  {
    name: 'a number in the place of a text',
    rules: ['wrong-type'],
    change: (text) => {
      const at = text.indexOf('": "') + 3;
      return { text: text.slice(0, at) + text.slice(at).replace(/"[^"\n]*"/u, '7'), at };
    },
  },
];

describe.runIf(isComplete)('the real files', () => {
  const input = readLocales(process.cwd());
  const files = [...input.files.keys()].filter((file) => /^locales\/[^.]*\.json$/u.test(file));

  it('have no findings', () => {
    expect(checkLocales(input).findings).toEqual([]);
  });

  it.each(breaks)('are refused with $name, whichever file it is', ({ change, rules }) => {
    for (const file of files.filter((_, index) => index % 4 === 0)) {
      const { text, at } = change(new TextDecoder().decode(input.files.get(file) as Uint8Array));
      const { findings } = checkLocales({ ...input, files: new Map(input.files).set(file, text) });
      const expected = { file, severity: 'error', ...placeOf(text, at) };
      expect(findings).toContainEqual(expect.objectContaining({ ...expected, rule: rules[0] }));
    }
  });
});
