import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkLocales } from './check';
import { sampleSite, textOf } from './testing/sampleSite';
import { readLocales } from './files';
import { accept } from './stale';
import { parseHandIn, type HandIn } from './handInFile';
import { makeHandIn, planHandIn, prepareHandIn } from './handIn';
import { keepReceived, receivedInput } from './received';

const home = 'locales/fr/home.json';
const headline = 'La bonne décision, avant la première pierre';

/** What is handed in of a site after a change. */
function plan(change: (site: ReturnType<typeof sampleSite>) => void, earlier: HandIn[] = []) {
  const [before, site] = [sampleSite(), sampleSite()];
  change(site);
  return planHandIn(site, before, checkLocales(site).findings, earlier);
}

const put = (site: ReturnType<typeof sampleSite>, file: string, old: string, text: string) =>
  site.files.set(file, textOf(site, file).replace(old, text));

it('hands in the changed texts of all languages, each with what it replaces', () => {
  const { handIn, heldBack, stopping } = plan((site) => {
    put(site, home, headline, 'Décider avant de bâtir');
    put(site, 'locales/ar/home.json', 'أخبرونا أي قرار أمامكم.', 'أخبرونا عن قراركم.');
  });
  expect(handIn.texts).toMatchObject([
    { language: 'ar', file: 'home', key: 'contact.intro', new: 'أخبرونا عن قراركم.' },
    { language: 'fr', old: headline, english: 'The right decision, before the first stone' },
  ]);
  expect([heldBack, stopping]).toEqual([[], []]);
});

it('holds back what would break the site, and stops at a file that can’t be read', () => {
  const wrong = plan((site) => put(site, 'locales/fr/common.json', 'Phase {{number}}', 'Étape'));
  expect(wrong).toMatchObject({ heldBack: [{ key: 'service.phase' }], handIn: { texts: [] } });
  expect(plan((site) => put(site, home, '",', '"')).stopping).toMatchObject([{ file: home }]);
  const advice = plan((site) => put(site, home, headline, 'Décider !'));
  expect(advice.heldBack).toEqual([]);
});

it('says that a text was confirmed, and what was handed in before', () => {
  const confirmed = plan((site) => {
    for (const [path, content] of accept(site, { language: 'fr', name: 'home' }))
      site.files.set(path, content);
  });
  expect(confirmed.handIn.texts.every((text) => text.old === text.new)).toBe(true);
  const texts = [
    {
      ...{ language: 'fr', file: 'home', key: 'hero.headline', english: 'x' },
      old: headline,
      new: 'Avant',
    },
  ];
  const again = plan(
    (site) => put(site, home, headline, 'Après'),
    [{ format: 'locales hand-in', version: 3, texts }],
  );
  expect(again.handIn.texts).toMatchObject([{ new: 'Après', earlier: ['Avant'] }]);
});

it('says what the person who receives it must add first', () => {
  const service = 'services/visitor-economy-strategy';
  const [before, site] = [sampleSite(), sampleSite()];
  before.files.delete(`locales/en/${service}.json`);
  put(site, `locales/fr/${service}.json`, 'Constat 1', 'Relevé 1');
  const { added } = planHandIn(site, before, [], []);
  expect(added).toEqual(['new-service visitor-economy-strategy']);
});

let root = '';
const project = () => ({ ...sampleSite(), root });
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hand-in-'));
  for (const [path, content] of sampleSite().files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const change = (by: string) => {
  const path = join(root, home);
  const text = readFileSync(path, 'utf8').replace(/("intro": )"[^"]*"/u, `$1"${by}"`);
  writeFileSync(path, text);
};

it(
  'keeps what was received at its first start, names who hands in, and takes no name that is there',
  { timeout: 120_000 },
  () => {
    expect(() => makeHandIn(root, prepareHandIn(project()))).toThrow('Nothing has changed');
    change('Votre nom ?');
    expect(() => makeHandIn(root, prepareHandIn(project()))).toThrow('Say who');
    const made = [1, 2].map(() => makeHandIn(root, prepareHandIn(project(), 'Zoé Ba')));
    expect(made[0]?.name).toMatch(/^hand-in-fr-\d{4}-\d\d-\d\d-zoe-ba\.json$/u);
    expect(made[1]?.name).toMatch(/-2\.json$/u);
    expect(parseHandIn(made[0]?.content ?? '').texts).toMatchObject([{ new: 'Votre nom ?' }]);
    expect(prepareHandIn(project()).handIn.author).toBe('Zoé Ba');
  },
);

it('takes the last commit for what was received where git is there', { timeout: 120_000 }, () => {
  const identity = '-c user.name=x -c user.email=x@example.com -c commit.gpgsign=false';
  const accented = 'locales/fr/région.json';
  writeFileSync(join(root, accented), '{"a": "avant"}');
  execSync(`git init -q && git add . && git ${identity} commit -qm x`, { cwd: root });
  change('Votre nom\u202F?');
  writeFileSync(join(root, accented), '{"a": "après"}');
  keepReceived(root);
  expect(prepareHandIn(project()).handIn.texts).toMatchObject([{ key: 'contact.intro' }]);
  const { files } = receivedInput(readLocales(project()));
  expect(String(files.get(accented))).toBe('{"a": "avant"}');
});
