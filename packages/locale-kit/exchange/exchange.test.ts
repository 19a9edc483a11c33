import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/site/languages';
import type { LocaleInput } from '../files';
import { localePath } from '../files';
import { readLocales } from '../files';
import { fromCsv, toCsv } from './csv';
import { setTexts } from '../edit';
import { planImport } from './import';
import { selectTexts, wantedTexts, type ExchangeFile } from './units';
import { fromXliff, toXliff } from './xliff';

const input = readLocales(process.cwd());
const text = (path: string) => new TextDecoder().decode(input.files.get(path) as Uint8Array);

const formats = {
  XLIFF: (file: ExchangeFile) => fromXliff(toXliff(file, 'en')),
  CSV: (file: ExchangeFile) => fromCsv(toCsv(file)),
};

/** The project with some files of a language changed; undefined takes a file away. */
function inputWith(change: (path: string) => string | undefined): LocaleInput {
  const files = new Map<string, string | Uint8Array>(input.files);
  for (const path of input.files.keys()) {
    const changed = change(path);
    if (changed === undefined) files.delete(path);
    else files.set(path, changed);
  }
  return { ...input, files };
}

describe.each(Object.entries(formats))('a round trip through %s', (_format, roundTrip) => {
  it.each(languages.map(({ code }) => code))('brings every text of %s back', (code) => {
    const exported = selectTexts(input, code, true);
    const returned = roundTrip(exported);
    const essence = ({ units }: ExchangeFile) =>
      units.map(({ name, key, english, translation }) => ({ name, key, english, translation }));
    expect(essence(returned)).toEqual(essence(exported));
    expect(returned.language).toBe(code);
    expect(planImport(returned, input)).toMatchObject({
      changes: [],
      leftOut: [],
      untranslated: 0,
    });
  });

  it.each(['ar', 'fr'])('makes the files of %s again, byte for byte', (code) => {
    const returned = roundTrip(selectTexts(input, code, true));
    const isOwn = (path: string) => path.startsWith(`locales/${code}/`);
    const overwritten = inputWith((path) =>
      isOwn(path) ? text(path).replace(/": ".*"(,?)$/gmu, '": "x"$1') : text(path),
    );
    const missing = inputWith((path) => (isOwn(path) ? undefined : text(path)));
    for (const before of [overwritten, missing]) {
      const { files } = planImport(returned, before);
      expect(files.size).toBe(31);
      for (const [path, after] of files) expect(after, path).toBe(text(path));
    }
  });

  it('makes the English files again, byte for byte', () => {
    const { units } = roundTrip(selectTexts(input, 'en', true));
    for (const [name, wanted] of wantedTexts(input, 'en')) {
      const own = units.filter((unit) => unit.name === name);
      const texts = new Map(own.map(({ key, translation = '' }) => [key, translation]));
      const order = wanted.map(({ key }) => key);
      expect(setTexts(undefined, texts, order)).toBe(text(localePath('en', name)));
    }
  });

  it.each([
    'quotation marks: "a" \'b\' “c” «\u00A0d\u00A0»',
    'commas, semicolons; tabs\tand | bars',
    '"begins and ends with one"',
    'two\nlines',
    'two\n\n  lines, indented\n',
    '  outer spaces  ',
    'bidi \u2066+971 00 000\u2069 isolates \u200F',
    'no-break\u00A0spaces\u202F!',
    '<figure>20+</figure> years',
    '<a><b>nested</b> tags</a>',
    '{{count}}',
    '{{one}} {{two}}\u00A0{{three}}',
    '<b>{{count}}</b> {{count}} and {{count}}',
    ' {{outer}} ',
    'a < b & c > d &amp; &lt; &#10; ]]>',
    '<!-- no comment -->',
    'back\\slash \\n \\u0041',
    '=1+1',
    '-1',
    '0012',
    'true',
    'العربية، مع 20 و{{count}} ولا شيء؟',
    'emoji 👩‍👩‍👧 and e\u0301',
    '\u2028 and \uFEFF',
    '<email>{{email}}</email>',
    'language,file,key',
  ])('keeps %j', (value) => {
    const unit = { name: 'home', key: 'form.send', english: value, translation: value };
    const file = { language: 'ar', units: [unit, { ...unit, key: 'form.name' }] };
    expect(roundTrip(file)).toMatchObject(file);
  });

  it('takes an absent translation for none', () => {
    const unit = { name: 'services/x', key: 'phases.0.title', english: 'x' };
    const { units } = roundTrip({ language: 'fr', units: [unit] });
    expect(units).toEqual([{ ...unit, translation: undefined }]);
  });
});

describe('an export', () => {
  const french = 'locales/fr/home.json';

  it('of a complete language is empty', () => {
    expect(selectTexts(input, 'fr', false).units).toEqual([]);
  });

  it('holds what is missing, empty, marked or still English', () => {
    const changed = inputWith((path) =>
      path === french
        ? text(path)
            .replace(/^ {4}"nameRequired".*\n/mu, '')
            .replace(/("emailRequired": ").*"/u, '$1"')
            .replace(/("emailInvalid": ").*"/u, '$1⟦to translate⟧ Something"')
            .replace(/("messageRequired": ").*"/u, '$1Please enter your message."')
            .replace(/^ {4}"count_many".*\n/mu, '')
        : text(path),
    );
    const { units } = selectTexts(changed, 'fr', false);
    expect(units.map(({ key, translation }) => [key, translation])).toEqual([
      ['services.count_many', undefined],
      ['form.nameRequired', undefined],
      ['form.emailRequired', undefined],
      ['form.emailInvalid', undefined],
      ['form.messageRequired', undefined],
    ]);
    expect(units[0]?.english).toBe('{{count}} services');
    expect(units[1]?.note).toContain('Contact form');
  });

  it('holds a form for 0 that a language has added, and its import knows it', () => {
    const zero = (path: string) =>
      path === french ? text(path).replace('"count_one"', '"count_zero": "Aucun", $&') : text(path);
    const units = selectTexts(inputWith(zero), 'fr', true).units.filter(
      ({ key }) => key === 'services.count_zero',
    );
    expect(units).toMatchObject([{ english: '{{count}} services', translation: 'Aucun' }]);
    expect(planImport({ language: 'fr', units }, input)).toMatchObject({
      ...{ leftOut: [], changes: [{ key: 'services.count_zero', after: 'Aucun' }] },
    });
  });

  it('of a language that is not there is refused', () => {
    expect(() => selectTexts(input, 'xx', false)).toThrow('one of en, ar, fr');
  });
});
