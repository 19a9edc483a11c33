import { describe, expect, it } from 'vitest';
import { checkLocales } from './check';
import { formatFinding } from './report';
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
    expect(
      arabic.every(({ complete, missing, wanted }) => complete === 0 && missing === wanted),
    ).toBe(true);
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
    expect(finding).toMatchObject({ rule: 'unknown-file', file, severity: 'error' });
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

it('notices a sentence that two files of a language share', () => {
  const site = sampleSite();
  const file = 'locales/fr/home.json';
  const sentence = 'Une destination compte ses hôtes et rarement ce qu’ils laissent derrière eux.';
  site.files.set(
    file,
    textOf(site, file).replace('Dites-nous quelle décision vous attend.', sentence),
  );
  expect(checkLocales(site).findings).toContainEqual(
    expect.objectContaining({ rule: 'repetition', file: frenchService, key: 'intro' }),
  );
});

describe('encoding', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const site = sampleSite();
  const text = textOf(site, frenchService);

  it('accepts the bytes of UTF-8', () => {
    site.files.set(frenchService, bytes(text));
    expect(checkLocales(site).findings).toEqual([]);
  });

  it('accepts the line ends of Windows', () => {
    site.files.set(frenchService, bytes(text.replaceAll('\n', '\r\n')));
    expect(checkLocales(site).findings).toEqual([]);
  });

  it.each([
    ['Latin-1', Buffer.from(text.replaceAll('’', "'"), 'latin1'), 2],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), 1],
    ['UTF-8 with a byte order mark', bytes(`\uFEFF${text}`), 1],
    ['a torn character', Buffer.concat([bytes('{\n"a": "'), Buffer.from([0xd8]), bytes('"}')]), 2],
  ])('refuses %s, with the line', (_name, content, line) => {
    site.files.set(frenchService, new Uint8Array(content));
    expect(checkLocales(site).findings).toEqual([
      expect.objectContaining({ rule: 'encoding', file: frenchService, line, severity: 'error' }),
    ]);
  });
});

describe('a finding', () => {
  it('reads as place, key, fault and fix', () => {
    const site = sampleSite();
    const file = 'locales/fr/home.json';
    site.files.set(file, textOf(site, file).replace('vous attend.', 'vous attend ?'));
    const [finding] = checkLocales(site).findings;
    expect(finding && formatFinding(finding)).toMatch(
      /^locales\/fr\/home\.json:16:\d+ contact\.intro: No narrow no-break space .*U\+202F/,
    );
  });
});
