import { describe, expect, it } from 'vitest';
import { checkLocales } from '../check/check';
import { flatTexts, mapTexts, type Json } from '../check/flatTexts';
import { fileNames, localePath } from '../check/layout';
import { readLocales } from '../check/read';
import { longer, mirrored } from './pseudoText';

const input = readLocales(process.cwd());
const kinds = [
  ['en-XA', 'latin', longer],
  ['ar-XB', 'arabic', mirrored],
] as const;

function english(name: string): Json {
  const content = input.files.get(localePath('en', name)) as Uint8Array;
  return JSON.parse(new TextDecoder().decode(content)) as Json;
}

describe.each(kinds)('%s', (code, script, make) => {
  const names = fileNames(input.services);
  const texts = names.map(
    (name) => [name, mapTexts(english(name), code, (text, key) => make(text, name, key))] as const,
  );

  it('is a language that the check has no error with', () => {
    const files = new Map<string, string | Uint8Array>(input.files);
    for (const [name, content] of texts) files.set(localePath(code, name), JSON.stringify(content));
    const languages = [...input.languages, { code, script }];
    const { findings } = checkLocales({ ...input, files, languages });
    const own = findings.filter(
      ({ language, severity }) => language === code && severity === 'error',
    );
    expect(own).toEqual([]);
  });

  it('is longer than English on the whole', () => {
    const length = (value: Json) => [...flatTexts(value, code).values()].join('').length;
    const own = texts.reduce((sum, [, content]) => sum + length(content), 0);
    const source = names.reduce((sum, name) => sum + length(english(name)), 0);
    expect(own / source).toBeGreaterThan(1.3);
  });

  it('keeps placeholders and tags', () => {
    expect(make('<b>Read</b> {{count}} more', 'home', 'x')).toMatch(
      /^<b>[^<]+<\/b> \{\{count\}\} /u,
    );
    expect(make('{{title}}', 'home', 'x')).toBe('{{title}}');
  });
});

it('is as long as a limit allows', () => {
  const text = longer('Home', 'common', 'nav.home');
  expect(text).toHaveLength(14);
  expect(text).toMatch(/^Ĥömé öñé /u);
});

it('keeps the full stop at the end', () => {
  expect(longer('A sentence that is complete.', 'home', 'x')).toMatch(/[^.]\.$/u);
});

it('has Arabic letters and marks when mirrored', () => {
  expect(mirrored('Now, then?', 'home', 'x')).toMatch(/^[\p{Script=Arabic} ،]+؟$/u);
});
