import { expect, it } from 'vitest';
import { checkLocales } from './check/check';
import { glossaryPath } from './files/project';
import { renameKey } from './rename';
import { sampleSite, textOf } from './testing/sampleSite';

const home = 'locales/fr/home.json';

it('renames a text in every language, its records and its glossary entry, and nothing else', () => {
  const site = sampleSite();
  site.files.set(glossaryPath, '[{"id":"nav.services","en":"Services"}]\n');
  const files = renameKey(site, 'common#nav.services', 'common#nav.offers');
  const languages = ['en', 'ar', 'fr'].map((code) => `locales/${code}/common.json`);
  for (const path of languages)
    expect(files.get(path)).toBe(textOf(site, path).replace('"services"', '"offers"'));
  const record = 'locales/fr/.source/common.json';
  expect(files.get(record)).toBe(textOf(site, record).replace('nav.services', 'nav.offers'));
  expect(files.get(glossaryPath)).toContain('"id":"nav.offers"');
  expect(files.get('locales/renamed.json')).toContain('"common#nav.services": "common#nav.offers"');
});

it('renames groups and plural forms, also into another group, and back', () => {
  const site = sampleSite();
  const forms = renameKey(site, 'home#services.count', 'home#services.number').get(home);
  expect(forms).toContain('"number_one"');
  expect(forms).not.toContain('"count_');
  const moved = renameKey(site, 'home#contact.intro', 'home#hero.intro');
  const renamed = { 'home#contact.intro': 'home#hero.intro' };
  const after = { ...site, renamed, files: new Map([...site.files, ...moved]) };
  const back = renameKey(after, 'home#hero.intro', 'home#contact.intro');
  expect(back.get('locales/renamed.json')).not.toContain('"home#contact.intro":');
  const restored = { ...site, files: new Map([...after.files, ...back]) };
  expect(checkLocales(restored).findings).toEqual([]);
});

it.each([
  ['home#hero.none', 'home#hero.title', 'No language has the text “home#hero.none”'],
  ['home#hero.headline', 'home#contact.intro', 'has a text “contact.intro” already'],
  ['home#hero.headline', 'common#hero.title', 'Name both with the same file'],
  ['hero.headline', 'hero.title', 'Name both with the same file'],
])('refuses to rename %s to %s', (from, to, message) => {
  expect(() => renameKey(sampleSite(), from, to)).toThrow(message);
});
