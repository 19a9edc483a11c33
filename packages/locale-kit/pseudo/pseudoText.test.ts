import { describe, expect, it } from 'vitest';
import { checkLocales } from '../check/check';
import { localePath, readJson, readLocales } from '../files';
import { englishOf, entryAt, fill } from '../schema';
import { longer, mirrored } from './pseudoText';

const input = readLocales(process.cwd());
const kinds = [
  ['en-XA', 'latin', longer],
  ['ar-XB', 'arabic', mirrored],
] as const;

const english = (name: string) => readJson(input, localePath('en', name));

describe.each(kinds)('%s', (code, script, make) => {
  const texts = Array.from(input.schemas, ([name, schema]) => {
    const source = english(name);
    const content = fill(schema, code, (key, entry) => make(englishOf(source, key, entry), entry));
    return [name, content] as const;
  });

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
    const length = (value: unknown) => JSON.stringify(value).replace(/"\w+":/gu, '').length;
    const own = texts.reduce((sum, [, content]) => sum + length(content), 0);
    const source = texts.reduce((sum, [name]) => sum + length(english(name)), 0);
    expect(own / source).toBeGreaterThan(1.3);
  });

  it('keeps placeholders and tags', () => {
    expect(make('<b>Read</b> {{count}} more')).toMatch(/^<b>[^<]+<\/b> \{\{count\}\} /u);
    expect(make('{{title}}')).toBe('{{title}}');
  });
});

it('is as long as a limit allows', () => {
  const text = longer('Home', entryAt(input.schemas.get('common'), 'nav.home'));
  expect(text).toHaveLength(14);
  expect(text).toMatch(/^Hömé öñé /u);
});

it('keeps the full stop at the end', () => {
  expect(longer('A sentence that is complete.')).toMatch(/[^.]\.$/u);
});

it('has Arabic letters and marks when mirrored', () => {
  expect(mirrored('Now, then?')).toMatch(/^[\p{Script=Arabic} ،]+؟$/u);
});
