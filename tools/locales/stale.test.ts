import { expect, it } from 'vitest';
import { checkLocales } from './check';
import type { LocaleInput } from './project';
import { sampleSite, textOf } from './testing/sampleSite';
import { accept, type Acceptance } from './stale';

const home = 'locales/en/home.json';
const records = 'locales/fr/.source/home.json';

function acceptAll(
  site: LocaleInput & { files: Map<string, string | Uint8Array> },
  what: Acceptance,
) {
  for (const [path, content] of accept(site, what)) site.files.set(path, content);
}

function recordedSite() {
  const site = sampleSite();
  acceptAll(site, { language: 'ar' });
  acceptAll(site, { language: 'fr' });
  return site;
}

function edit(site: ReturnType<typeof sampleSite>, before: string, after: string) {
  const text = textOf(site, home);
  expect(text).toContain(before);
  site.files.set(home, text.replace(before, after));
}

const stale = (site: LocaleInput) =>
  checkLocales(site)
    .findings.filter(({ rule }) => rule === 'stale')
    .map(({ language, key }) => `${language} ${key}`);

it('finds nothing stale while nothing changes', () => {
  expect(checkLocales(recordedSite()).findings).toEqual([]);
});

it('finds exactly the translations of the edited key, with the change', () => {
  const site = recordedSite();
  edit(site, 'before the first stone', 'before the last stone');
  const { findings, files } = checkLocales(site);
  expect(findings.map(({ file, key, rule, severity }) => [file, key, rule, severity])).toEqual([
    ['locales/ar/home.json', 'hero.headline', 'stale', 'warning'],
    ['locales/fr/home.json', 'hero.headline', 'stale', 'warning'],
  ]);
  expect(findings[0]?.message).toContain('before the [-first-][+last+] stone');
  expect(files.map((file) => file.stale).filter((count) => count > 0)).toEqual([1, 1]);
});

it('finds the plural forms that depend on the edited one', () => {
  const site = recordedSite();
  edit(site, '{{count}} services', '{{count}} offers');
  expect(stale(site)).toEqual([
    'ar services.count_zero',
    'ar services.count_two',
    'ar services.count_few',
    'ar services.count_many',
    'ar services.count_other',
    'fr services.count_many',
    'fr services.count_other',
  ]);
});

it('is content again when English is put back', () => {
  const site = recordedSite();
  edit(site, 'first stone', 'last stone');
  edit(site, 'last stone', 'first stone');
  expect(stale(site)).toEqual([]);
});

it('takes one text of one language as checked', () => {
  const site = recordedSite();
  edit(site, 'first stone', 'last stone');
  edit(site, 'in front of you', 'before you');
  acceptAll(site, { language: 'fr', name: 'home', keys: ['hero.headline'] });
  expect(stale(site)).toEqual(['ar hero.headline', 'ar contact.intro', 'fr contact.intro']);
});

it('knows the English of each language when they are apart', () => {
  const site = recordedSite();
  edit(site, 'first stone', 'second stone');
  acceptAll(site, { language: 'fr', name: 'home' });
  edit(site, 'second stone', 'third stone');
  const messages = checkLocales(site).findings.map(({ message }) => message);
  expect(messages[0]).toContain('[-first-][+third+]');
  expect(messages[1]).toContain('[-second-][+third+]');
});

it('asks for what is not recorded once a language is recorded', () => {
  const site = recordedSite();
  const { 'hero.headline': _, ...others } = JSON.parse(textOf(site, records)) as Record<
    string,
    object
  >;
  site.files.set(records, JSON.stringify(others));
  expect(checkLocales(site).findings).toEqual([
    expect.objectContaining({ rule: 'unrecorded', key: 'hero.headline', severity: 'warning' }),
  ]);
});

it('sees that a merge has dropped one side: the record belongs to another translation', () => {
  const site = recordedSite();
  edit(site, 'first stone', 'last stone');
  const french = 'locales/fr/home.json';
  const before = textOf(site, french);
  site.files.set(french, before.replace('avant la première pierre', 'avant la dernière pierre'));
  acceptAll(site, { language: 'fr', name: 'home', keys: ['hero.headline'] });
  expect(checkLocales(site).findings.filter(({ language }) => language === 'fr')).toEqual([]);
  site.files.set(french, before);
  const [found, ...others] = checkLocales(site).findings.filter(
    ({ language }) => language === 'fr',
  );
  expect(others).toEqual([]);
  expect(found).toMatchObject({ rule: 'unrecorded', key: 'hero.headline' });
  expect(found?.suggestion).toContain('npm run locales accept fr/home hero.headline');
});

it('writes each part of a record on a line of its own, so that git merges neighbours', () => {
  const lines = textOf(recordedSite(), records).split('\n');
  expect(lines.slice(0, 5)).toEqual([
    '{',
    '  "hero.headline": {',
    expect.stringMatching(/^ {4}"translation": "[\da-f]{12}",$/u),
    '    "english": "The right decision, before the first stone"',
    '  },',
  ]);
});

it('says where records are broken, and how to keep both sides of a merge', () => {
  const site = recordedSite();
  site.files.set(records, textOf(site, records).replace('{', '{\n<<<<<<< HEAD'));
  const [found] = checkLocales(site).findings;
  expect(found).toMatchObject({ rule: 'json-merge', file: records, severity: 'error' });
  expect(found?.suggestion).toContain('keep its newer line');
});

it.each([
  [{ language: 'en' }, /“en” is not a translation/],
  [{ language: 'xx' }, /“xx” is not a translation/],
  [{ language: 'fr', name: 'hom' }, /no file locales\/fr\/hom\.json/],
  [{ language: 'fr', name: 'home', keys: ['hero.nothing'] }, /no text “hero\.nothing”/],
])('refuses to accept %o', (what, message) => {
  expect(() => accept(sampleSite(), what)).toThrow(message);
});
