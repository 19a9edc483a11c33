import { expect, it } from 'vitest';
import { checkLocales } from './check';
import { errorRules } from './finding';
import en from '../messages/en.json';
import { formatReport } from './report';
import { sampleSite, textOf } from '../testing/sampleSite';

it('lists only existing rules as errors', () => {
  expect(errorRules.filter((rule) => !(rule in en.rules))).toEqual([]);
});

it('prints a line for each language and one for the site without findings', () => {
  const site = sampleSite();
  const lines = formatReport(checkLocales(site), site).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe('en  20 of 20 complete');
  expect(lines.at(-1)).toBe('All texts are in order.');
});

it('has one line for a file whose texts have one cause, and shows one language', () => {
  const site = sampleSite();
  const name = 'services/visitor-economy-strategy';
  const marked = (path: string) =>
    textOf(site, path).replace(
      /("(?:title|summary|intro|description)": )"/gu,
      '$1"⟦to translate⟧ ',
    );
  for (const code of ['ar', 'fr']) {
    const path = `locales/${code}/${name}.json`;
    site.files.set(path, marked(path));
  }
  const lines = formatReport(checkLocales(site), site, { language: 'fr' }).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^fr /u);
  expect(lines[2]).toMatch(/^locales\/fr\/.* \(11 texts of the file/u);
  expect(lines[3]).toBe('11 to fix before the site can be built.');
});

it('prints French with the editor’s messages', () => {
  const site = sampleSite();
  const file = 'locales/fr/home.json';
  site.files.set(file, textOf(site, file).replace('"headline"', '"headlin"'));
  const printed = formatReport(checkLocales(site), site, { terminal: 'fr' });
  expect(printed).toContain('fr  complets\u00A0: 20 sur 21');
  expect(printed).toContain('La clé manque.');
  expect(printed).not.toMatch(/\b(?:key|complete|to fix)\b/u);
});

it('names the command that corrects typography, if it would correct something', () => {
  const site = sampleSite();
  const command = 'npm run locales check -- --fix';
  expect(formatReport(checkLocales(site), site)).not.toContain(command);
  expect(formatReport(checkLocales(site), site, { canFix: true })).toContain(command);
});

it('counts no text as complete that has an error', () => {
  const site = sampleSite();
  const file = 'locales/fr/home.json';
  site.files.set(file, textOf(site, file).replace(/Dites-nous/u, '{{no}} Dites-nous'));
  const printed = formatReport(checkLocales(site), site);
  expect(printed).toContain('fr  20 of 21 complete');
  expect(printed).toContain('1 to fix');
});

it('counts what is missing, unknown and untranslated', () => {
  const site = sampleSite();
  const file = 'locales/fr/home.json';
  const text = textOf(site, file)
    .replace('"headline"', '"headlin"')
    .replace(/Dites-nous[^"]*/u, 'Tell us which decision is in front of you.');
  site.files.set(file, text);
  const report = checkLocales(site);
  const printed = formatReport(report, site);
  expect(printed).toContain('fr  19 of 21 complete');
  expect(printed).toMatch(/2 to fix before the site can be built, 1 to look at\.$/u);
});
