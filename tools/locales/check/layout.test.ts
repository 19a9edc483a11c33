import { expect, it } from 'vitest';
import { checkLocales } from './check';
import { positionAt } from '../files/sourceFile';
import { sampleSite, textOf } from '../testing/sampleSite';

const service = 'services/visitor-economy-strategy.json';

/** Checks the sample site after files were removed or added. */
function findingsWithout(gone: (path: string) => boolean, added: readonly string[] = []) {
  const site = sampleSite();
  for (const path of [...site.files.keys()].filter(gone)) site.files.delete(path);
  for (const path of added) site.files.set(path, '{}');
  return checkLocales(site);
}

it('reports a missing folder once', () => {
  const { findings, files } = findingsWithout((path) => path.startsWith('locales/ar/'));
  expect(findings).toMatchObject([
    { rule: 'missing-folder', file: 'locales/ar', language: 'ar', severity: 'error' },
  ]);
  const arabic = files.filter(({ language }) => language === 'ar');
  expect(arabic.every(({ complete, wanted }) => complete === 0 && wanted > 0)).toBe(true);
});

// While English is missing, its translations get no findings.
it.each(['locales/en/home.json', `locales/ar/${service}`, `locales/fr/${service}`])(
  'reports that %s is missing, and nothing else',
  (file) => {
    const { findings } = findingsWithout((path) => path === file);
    expect(findings).toMatchObject([{ rule: 'missing-file', file, severity: 'error' }]);
  },
);

it.each([
  ['locales/fr/services/visitors-economy-strategy.json', 'unknown-file', ` (${service}?)`],
  ['locales/fr/Home.json', 'unknown-file', ' (home.json?)'],
  ['locales/fr/nothing-like-it.json', 'unknown-file', ''],
  ['locales/de/home.json', 'unknown-language', ' (en?)'],
])('reports %s as %s with a guess at the right name', (path, rule, guess) => {
  const { findings } = findingsWithout(() => false, [path]);
  const file = rule === 'unknown-language' ? 'locales/de' : path;
  expect(findings).toMatchObject([{ rule, file, values: { meant: guess } }]);
});

it('ignores hidden files', () => {
  const hidden = ['locales/fr/.DS_Store', 'locales/fr/services/.x.json.swp'];
  expect(findingsWithout(() => false, hidden).findings).toEqual([]);
});

it('reports the position of the first byte that is not UTF-8', () => {
  const site = sampleSite();
  const file = 'locales/fr/home.json';
  const text = textOf(site, file).replace('’', "'");
  site.files.set(file, Buffer.from(text, 'latin1'));
  const place = positionAt(text, text.indexOf('é'));
  expect(checkLocales(site).findings).toMatchObject([{ rule: 'not-utf8', file, ...place }]);
});
