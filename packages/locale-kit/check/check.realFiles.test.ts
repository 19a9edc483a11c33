import { describe, expect, it } from 'vitest';
import { languages } from '../project';
import { checkLocales } from './check';
import { placeOf } from './document';
import { readLocales } from '../files';

/** Ways to break any file, each with what must be found at the place of the change. */
const breaks: readonly {
  name: string;
  change: (text: string) => { text: string; at: number };
  rule: string;
}[] = [
  {
    name: 'a missing comma',
    rule: 'json',
    change: (text) => {
      const comma = text.indexOf('",\n');
      const broken = `${text.slice(0, comma + 1)}${text.slice(comma + 2)}`;
      return { text: broken, at: broken.indexOf('"', comma + 1) };
    },
  },
  {
    name: 'a second key of the same name',
    rule: 'duplicate-key',
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
    rule: 'empty',
    change: (text) => {
      const at = text.indexOf('": "') + 3;
      return { text: text.slice(0, at) + text.slice(at).replace(/"[^"\n]*"/u, '""'), at };
    },
  },
  {
    name: 'an unknown key',
    rule: 'unknown-key',
    change: (text) => ({ text: text.replace('{', '{"unheardOf": "x",'), at: 1 }),
  },
  {
    name: 'an invisible character in a text',
    rule: 'rule-2',
    change: (text) => {
      const at = text.indexOf('": "') + 5;
      return { text: `${text.slice(0, at)}\u200B${text.slice(at)}`, at };
    },
  },
  {
    name: 'a number in the place of a text',
    rule: 'wrong-type',
    change: (text) => {
      const at = text.indexOf('": "') + 3;
      return { text: text.slice(0, at) + text.slice(at).replace(/"[^"\n]*"/u, '7'), at };
    },
  },
];

describe('the real files', () => {
  const input = readLocales(process.cwd());
  const files = [...input.files.keys()].filter((file) => /^locales\/[^.]*\.json$/u.test(file));

  it('have no findings', () => {
    expect(checkLocales(input).findings).toEqual([]);
  });

  it.each(breaks)('are refused with $name, each of them', ({ change, rule }) => {
    for (const { code } of languages) {
      const broken = new Map(input.files);
      const expected = files
        .filter((file) => file.startsWith(`locales/${code}/`))
        .map((file) => {
          const { text, at } = change(
            new TextDecoder().decode(input.files.get(file) as Uint8Array),
          );
          broken.set(file, text);
          const { line, column } = placeOf(text, at);
          return `${rule} ${file}:${line}:${column}`;
        });
      const { findings } = checkLocales({ ...input, files: broken });
      const found = findings
        .filter(({ severity }) => severity === 'error')
        .map(({ rule, file, line, column }) => `${rule} ${file}:${line}:${column}`);
      expect(found).toEqual(expect.arrayContaining(expected));
    }
  });
});
