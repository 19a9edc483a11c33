import { describe, expect, it } from 'vitest';
import { checkLocales } from './check';
import { sampleSite, textOf } from './testing/sampleSite';

const frenchService = 'locales/fr/services/visitor-economy-strategy.json';

describe('folders and files', () => {
  it('misses a language without a folder, once', () => {
    const site = sampleSite();
    for (const file of site.files.keys())
      if (file.startsWith('locales/ar/')) site.files.delete(file);
    const { findings, files } = checkLocales(site);
    expect(findings).toEqual([
      expect.objectContaining({ rule: 'missing-folder', file: 'locales/ar', language: 'ar' }),
    ]);
    const arabic = files.filter(({ language }) => language === 'ar');
    expect(arabic.every(({ complete, wanted }) => complete === 0 && wanted > 0)).toBe(true);
  });

  it.each(['en', 'ar', 'fr'])('misses a service of %s', (code) => {
    const site = sampleSite();
    const file = `locales/${code}/services/visitor-economy-strategy.json`;
    site.files.delete(file);
    expect(checkLocales(site).findings).toContainEqual(
      expect.objectContaining({ rule: 'missing-file', file, severity: 'error' }),
    );
  });

  it('says nothing of translations while their English is missing', () => {
    const site = sampleSite();
    site.files.delete('locales/en/home.json');
    const { findings } = checkLocales(site);
    expect(findings.map(({ rule, file }) => [rule, file])).toEqual([
      ['missing-file', 'locales/en/home.json'],
    ]);
  });

  it('refuses a service that the catalogue lacks, and guesses which is meant', () => {
    const site = sampleSite();
    const file = 'locales/fr/services/visitors-economy-strategy.json';
    site.files.set(file, textOf(site, frenchService));
    const [finding] = checkLocales(site).findings;
    expect(finding).toMatchObject({ rule: 'unknown-file', file });
    expect(finding?.suggestion).toContain('visitor-economy-strategy.json');
  });

  it('refuses a file that the site does not use', () => {
    const site = sampleSite();
    site.files.set('locales/fr/homepage.json', '{}');
    expect(checkLocales(site).findings).toContainEqual(
      expect.objectContaining({ rule: 'unknown-file', file: 'locales/fr/homepage.json' }),
    );
  });

  it('refuses the folder of a language that the list lacks', () => {
    const site = sampleSite();
    site.files.set('locales/de/home.json', '{}');
    expect(checkLocales(site).findings).toContainEqual(
      expect.objectContaining({ rule: 'unknown-language', file: 'locales/de' }),
    );
  });

  it('leaves hidden files alone', () => {
    const site = sampleSite();
    site.files.set('locales/fr/.DS_Store', '');
    site.files.set('locales/fr/services/.x.json.swp', '');
    expect(checkLocales(site).findings).toEqual([]);
  });
});
