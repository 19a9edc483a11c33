import { beforeEach, expect, it } from 'vitest';
import { checkLocales } from './check';
import { accept, textsToAccept } from './accept';
import { sampleSite, textOf } from '../testing/sampleSite';

const records = 'locales/fr/.source/home.json';

let site: ReturnType<typeof sampleSite>;
beforeEach(() => (site = sampleSite()));

function acceptAll(target: string, keys: string[]) {
  for (const [path, content] of accept(site, textsToAccept(site, target, keys)))
    site.files.set(path, content);
}

function edit(before: string, after: string, language = 'en') {
  const path = `locales/${language}/home.json`;
  expect(textOf(site, path)).toContain(before);
  site.files.set(path, textOf(site, path).replace(before, after));
}

const findings = () => checkLocales(site).findings;
const stale = () =>
  findings()
    .filter(({ rule }) => rule === 'stale')
    .map(({ language, key }) => `${language} ${key}`);

it('reports the translations of an edited English text with the change, until the edit is undone', () => {
  expect(findings()).toEqual([]);
  edit('before the first stone', 'before the last stone');
  const found = { key: 'hero.headline', rule: 'stale', severity: 'warning' };
  const values = { change: 'The right decision, before the [-first-][+last+] stone' };
  expect(findings()).toMatchObject([
    { file: 'locales/ar/home.json', ...found, values },
    { file: 'locales/fr/home.json', ...found, values },
  ]);
  const counts = checkLocales(site).files.map((file) => file.stale);
  expect(counts.filter((count) => count > 0)).toEqual([1, 1]);
  edit('before the last stone', 'before the first stone');
  expect(findings()).toEqual([]);
});

it('finds the plural forms that depend on the edited one', () => {
  edit('{{count}} services', '{{count}} offers');
  const forms = { ar: ['zero', 'two', 'few', 'many', 'other'], fr: ['many', 'other'] };
  expect(stale()).toEqual(
    Object.entries(forms).flatMap(([code, categories]) =>
      categories.map((form) => `${code} services.count_${form}`),
    ),
  );
});

it('accepts one text of one language', () => {
  edit('first stone', 'second stone');
  edit('in front of you', 'before you');
  acceptAll('fr/home', ['hero.headline']);
  expect(stale()).toEqual(['ar hero.headline', 'ar contact.intro', 'fr contact.intro']);
  edit('second stone', 'third stone');
  const changes = findings().map(({ values }) => values['change']);
  expect(changes[0]).toContain('[-first-][+third+]');
  expect(changes[2]).toContain('[-second-][+third+]');
});

it('accepts only translations that are not yet recorded for the present English', () => {
  edit('first stone', 'second stone');
  expect(textsToAccept(site, 'fr').map(({ key }) => key)).toEqual(['hero.headline']);
  acceptAll('fr', []);
  expect(textsToAccept(site, 'fr')).toEqual([]);
});

it('reports a translation without a record', () => {
  site.files.set(records, textOf(site, records).replace('hero.headline', 'hero.other'));
  expect(findings()).toMatchObject([
    { rule: 'unrecorded', key: 'hero.headline', severity: 'warning' },
  ]);
});

it('reports a record that belongs to an earlier translation, as after a merge', () => {
  edit('avant la première pierre', 'avant la dernière pierre', 'fr');
  acceptAll('fr/home', ['hero.headline']);
  expect(findings()).toEqual([]);
  edit('avant la dernière pierre', 'avant la première pierre', 'fr');
  const values = { target: 'fr/home', key: 'hero.headline' };
  expect(findings()).toMatchObject([{ rule: 'unrecorded', key: 'hero.headline', values }]);
});

it('writes each part of a record on a line of its own, so that git merges neighbours', () => {
  expect(textOf(site, records).split('\n').slice(0, 5)).toEqual([
    '{',
    '  "hero.headline": {',
    expect.stringMatching(/^ {4}"translation": "[\da-f]{12}",$/u),
    '    "english": "The right decision, before the first stone"',
    '  },',
  ]);
});

it('reports where records hold an unfinished merge', () => {
  site.files.set(records, textOf(site, records).replace('{', '{\n<<<<<<< HEAD'));
  const found = { rule: 'json-merge', file: records, severity: 'error' };
  expect(findings()[0]).toMatchObject(found);
});

it.each([
  ['en', [], '“en” is not a translation'],
  ['xx', [], '“xx” is not a translation'],
  ['fr/hom', [], 'no text in locales/fr/hom'],
  ['fr/home', ['hero.nothing'], 'no text “hero.nothing” in locales/fr/home'],
])('refuses to accept %s %o', (target, keys, message) => {
  expect(() => textsToAccept(site, target, keys)).toThrow(message);
});
