import { expect, it } from 'vitest';
import { checkLocales } from './check/check';
import { fixTypography } from './check/fixTypography';
import { exportUnits } from './exchange/export';
import { fill } from './fill';
import { isRecordPath } from './record/records';
import { sampleSite, textOf } from './testing/sampleSite';

const contentOf = (files: Map<string, string>, path: string) =>
  JSON.parse(files.get(path) ?? '{}') as unknown;

it('changes no file if no text is missing', () => {
  expect([...fill(sampleSite())]).toEqual([]);
});

it('writes the files of a new language, in its plural forms', () => {
  const site = { ...sampleSite(), languages: [...sampleSite().languages, { code: 'pl' }] };
  const files = fill(site);
  expect([...files.keys()].filter((path) => !isRecordPath(path))).toHaveLength(3);
  expect(files.get('locales/pl/home.json')).toContain(
    '"count_few": "⟦to translate⟧ {{count}} services"',
  );
  expect(files.get('locales/pl/common.json')).toContain('"name": "Strategy Solutions"');
  const filled = { ...site, files: new Map([...site.files, ...files]) };
  const rules = checkLocales(filled).findings.map(({ rule }) => rule);
  expect([...new Set(rules)]).toEqual(['to-translate']);
});

it('writes placeholder texts for a new service in every language', () => {
  const site = sampleSite();
  const name = 'services/visitor-economy-strategy';
  for (const code of ['en', 'ar', 'fr']) site.files.delete(`locales/${code}/${name}.json`);
  const files = fill(site);
  expect(contentOf(files, `locales/en/${name}.json`)).toMatchObject({
    title: expect.stringMatching(/^⟦to write⟧ Name of the service/u) as string,
    phases: { length: 4 },
  });
  const french = files.get(`locales/fr/${name}.json`);
  expect(french).toContain('⟦to translate⟧ Name of the service. Shows in: Its page; at most 68 ch');
  const filled = { ...site, files: new Map([...site.files, ...files]) };
  const rules = checkLocales(filled).findings.filter(({ language }) => language === 'fr');
  expect(new Set(rules.map(({ rule }) => rule))).toEqual(new Set(['no-english']));
  expect(exportUnits(filled, 'fr', true).filter((unit) => unit.name === name)).toEqual([]);
  // Descriptions are no wordings: their typography stays.
  const slip = new Map([
    ...filled.files,
    [`locales/fr/${name}.json`, french?.replace('. Shows', ' ; "x" Shows') ?? ''],
  ]);
  expect([...fixTypography({ ...filled, files: slip })]).toEqual([]);
});

it('inserts a text at the position that it has in English and leaves every other byte', () => {
  const site = sampleSite();
  const path = 'locales/ar/home.json';
  const whole = textOf(site, path);
  site.files.set(path, whole.replace(/ *"count_two".*\n/u, ''));
  expect(fill(site).get(path)).toBe(
    whole.replace(/("count_two": )".*"/u, '$1"⟦to translate⟧ {{count}} services"'),
  );
});

it.each([
  [/"intro": .*/u, '"intro"', 'locales/ar/home.json: The file has an error of syntax'],
  [/"contact": \{[^}]*\}/u, '"contact": "نص"', 'no place for the text “contact.intro”'],
])('throws where %s was replaced by %s', (old, by, message) => {
  const site = sampleSite();
  const path = 'locales/ar/home.json';
  site.files.set(path, textOf(site, path).replace(old, by));
  expect(() => fill(site)).toThrow(message);
});
