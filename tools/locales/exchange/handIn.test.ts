import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedUnits } from './changedUnits';
import { makeHandIn, noticeNewerCopy } from './handIn';
import { keepReceived, keepReceivedFile, writeTexts } from './handInFolder';
import { readLocaleFiles, readLocales } from '../files/project';
import { planReceipt, receiptFiles } from './receive';
import { applyChanges } from '../files/changes';
import { SpokenError } from '../messages/SpokenError';
import { accept } from '../check/accept';
import { sampleSite, textOf } from '../testing/sampleSite';
import { fromXliff } from './fromXliff';
import { toXliff } from './toXliff';
import type { ReadUnit, WrittenUnit } from './unit';

const home = 'locales/fr/home.json';
const headline = 'La bonne décision, avant la première pierre';
const read = (units: readonly WrittenUnit[]): ReadUnit[] =>
  fromXliff(new TextEncoder().encode(toXliff(units, 'en'))).units;

type Site = ReturnType<typeof sampleSite>;
const put = (site: Site, file: string, old: string, text: string) =>
  site.files.set(file, textOf(site, file).replace(old, text));

/** What is handed in of a site after a change. */
function plan(change: (site: Site) => void, earlier: ReadUnit[] = []) {
  const site = sampleSite();
  change(site);
  return changedUnits(site, { received: sampleSite().files, handedIn: earlier });
}

it('hands in the changed texts of all languages, each with what it replaces', () => {
  const units = plan((site) => {
    put(site, home, headline, 'Décider avant de bâtir');
    put(site, 'locales/ar/home.json', 'أخبرونا أي قرار أمامكم.', 'أخبرونا عن قراركم.');
    put(site, 'locales/en/home.json', 'in front of you', 'before you');
  });
  expect(units).toMatchObject([
    { language: 'en', source: 'Tell us which decision is in front of you.' },
    { language: 'ar', name: 'home', key: 'contact.intro', target: 'أخبرونا عن قراركم.' },
    { language: 'fr', previous: [headline], source: 'The right decision, before the first stone' },
  ]);
});

it('says that a text was confirmed', () => {
  const units = plan((site) => {
    put(site, 'locales/en/home.json', 'in front of you', 'before you');
    for (const [path, content] of accept(site, 'fr/home')) site.files.set(path, content);
  });
  const intro = 'Dites-nous quelle décision vous attend.';
  expect(units[1]).toMatchObject({ language: 'fr', target: intro, previous: [intro] });
});

it('leaves a text out of date that was changed without the editor', () => {
  const units = plan((site) => {
    put(site, 'locales/en/home.json', 'in front of you', 'before you');
    put(site, home, 'Dites-nous quelle', 'Dites-nous donc quelle');
  });
  const source = 'Tell us which decision is in front of you.';
  expect(units[1]).toMatchObject({ language: 'fr', source });
});

it('hands in what was changed in the files before the copy was made, which is taken', () => {
  const [received, publisher] = [sampleSite(), sampleSite()];
  const path = 'locales/fr/services/visitor-economy-strategy.json';
  put(received, home, headline, 'Décider avant de bâtir');
  put(publisher, path, 'Constat 1', '⟦to translate⟧ Evidence 1');
  const record = 'locales/fr/.source/services/visitor-economy-strategy.json';
  received.files.set(record, textOf(received, record).replace('phases.0.title', 'phases.9.title'));
  const units = changedUnits(received, { received: received.files });
  expect(units.map(({ key }) => key)).toEqual(['hero.headline', 'phases.0.title']);
  const verdicts = (site: Site, sent: readonly WrittenUnit[]) =>
    planReceipt({ author: '', units: read(sent) }, site).texts.map(({ verdict }) => verdict);
  expect(verdicts(publisher, units)).toEqual(['taken', 'taken']);
  put(publisher, home, headline, 'Une autre');
  expect(verdicts(publisher, units)).toEqual(['conflict', 'taken']);
  // Changed once more, or accepted, after the copy was made.
  const later = { ...received, files: new Map(received.files) };
  put(later, home, 'Décider avant de bâtir', 'Décider d’abord');
  const [second] = changedUnits(later, { received: received.files });
  expect(verdicts(sampleSite(), second ? [second] : [])).toEqual(['taken']);
  const accepted = new Map([...received.files, ...accept(received, 'fr/home')]);
  const [third] = changedUnits({ ...received, files: accepted }, { received: received.files });
  expect(verdicts(sampleSite(), third ? [third] : [])).toEqual(['taken']);
});

it('hands in English that was changed before the copy was made, which the publisher takes once', () => {
  const [old, edited] = ['in front of you', 'before you'];
  const copy = sampleSite();
  put(copy, 'locales/en/home.json', old, edited);
  const since = { received: copy.files };
  expect(changedUnits(copy, since)).toEqual([]);
  const units = changedUnits(copy, { ...since, withEarlyEnglish: true });
  const english = 'Tell us which decision is in front of you.';
  expect(units).toMatchObject([{ language: 'en', source: english, previous: [english] }]);
  const verdicts = (site: Site) =>
    planReceipt({ author: '', units: read(units) }, site).texts.map(({ verdict }) => verdict);
  expect(verdicts(sampleSite())).toEqual(['taken']);
  expect(verdicts(copy)).toEqual(['same']);
  const other = sampleSite();
  put(other, 'locales/en/home.json', old, 'behind you');
  expect(verdicts(other)).toEqual(['conflict']);
  // One translation is recorded for the English of the copy: it is the publisher's.
  for (const [path, content] of accept(copy, 'fr/home')) copy.files.set(path, content);
  expect(changedUnits(copy, { ...since, withEarlyEnglish: true })).toEqual([]);
});

it('says what was handed in before, until it is received', () => {
  const first = plan((site) => put(site, home, headline, 'Avant'));
  const second = plan((site) => put(site, home, headline, 'Après'), read(first));
  expect(second).toMatchObject([{ target: 'Après', previous: [headline, 'Avant'] }]);
  const [site, later] = [sampleSite(), sampleSite()];
  put(site, home, headline, 'Avant');
  for (const [path, content] of accept(site, 'fr/home')) site.files.set(path, content);
  put(later, home, headline, 'Après');
  const third = changedUnits(later, { received: site.files, handedIn: read(first) });
  expect(third).toMatchObject([{ previous: ['Avant'] }]);
  const back = plan(() => undefined, read(first));
  expect(back).toMatchObject([{ target: headline, previous: [headline, 'Avant'] }]);
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

const handIn = () => makeHandIn(project(), 'Zoé');

function errorOf(action: () => unknown): SpokenError {
  try {
    action();
  } catch (error) {
    if (error instanceof SpokenError) return error;
  }
  throw new Error('No error in the language of the person.');
}

it('keeps what was received at its first start', () => {
  expect(handIn).toThrow('Nothing has changed');
  change('Votre nom ?');
  expect(handIn().name).toMatch(/^hand-in-fr-[\d-]+\.xlf$/u);
});

it('stops at a file that can’t be read', () => {
  expect(handIn).toThrow('Nothing has changed');
  writeFileSync(join(root, home), '{');
  expect(handIn).toThrow(`${home} can’t be read`);
});

it('leaves the exchange to git where git is, and says so in each language', () => {
  mkdirSync(join(root, '.git'));
  change('Votre nom ?');
  expect(handIn).toThrow('With git');
  const error = errorOf(handIn);
  expect(error.messageIn('fr')).toContain('Avec git');
  expect(error.messageIn('ar')).toContain('مع git');
});

it('goes from one copy of the site to the next, and to the publisher', () => {
  keepReceived(root);
  change('Le mien.');
  const made = handIn();
  const file = join(root, made.name);
  writeFileSync(file, made.content);
  const publisher = sampleSite();
  const receipt = planReceipt(fromXliff(readFileSync(file)), publisher);
  expect(receipt).toMatchObject({ author: 'Zoé', texts: [{ verdict: 'taken' }] });
  expect(receiptFiles(receipt, publisher).get(home)).toBe(readFileSync(join(root, home), 'utf8'));
  keepReceivedFile(root, file);
  // A file of the folder itself, too.
  keepReceivedFile(root, join(root, '.hand-in', made.name));
  change('Le mien, encore.');
  expect(handIn().content).toContain('<target>Le mien.</target>');
});

it('notices a newer copy that was unzipped over this one, and brings back what was not handed in', () => {
  keepReceived(root);
  expect(noticeNewerCopy(project())).toBeUndefined();
  const intro = 'Dites-nous quelle décision vous attend.';
  const english = 'Tell us which decision is in front of you.';
  const text = { language: 'fr', name: 'home', key: 'contact.intro', text: 'Le mien.', english };
  const input = readLocales(project());
  writeTexts(input, applyChanges(input, [text]).files);
  // Changed without the editor, and seen by a command.
  const arabic = join(root, 'locales/ar/home.json');
  const changed = readFileSync(arabic, 'utf8').replace('أخبرونا أي قرار أمامكم.', 'أخبرونا.');
  writeFileSync(arabic, changed);
  expect(noticeNewerCopy(project())).toBeUndefined();
  const newer = sampleSite();
  put(newer, home, headline, 'Décider avant de bâtir');
  for (const [path, content] of [...newer.files, ...accept(newer, 'fr/home')])
    writeFileSync(join(root, path), content);
  const kept = noticeNewerCopy(project()) ?? '';
  expect(noticeNewerCopy(project())).toBeUndefined();
  const receipt = planReceipt(fromXliff(readFileSync(join(root, kept))), readLocales(project()));
  expect(receipt.texts).toMatchObject([
    { target: 'أخبرونا.', verdict: 'taken' },
    { target: 'Le mien.', now: intro, verdict: 'taken' },
  ]);
  expect(handIn).toThrow('Nothing has changed');
});

it('hands in all languages in one file', () => {
  keepReceived(root);
  change('Votre nom ?');
  const arabic = join(root, 'locales/ar/home.json');
  writeFileSync(
    arabic,
    readFileSync(arabic, 'utf8').replace('أخبرونا أي قرار أمامكم.', 'أخبرونا.'),
  );
  const { name, content } = handIn();
  expect(name).toMatch(/^hand-in-ar-fr-/u);
  const { units } = fromXliff(new TextEncoder().encode(content));
  expect(units.map(({ language, claims }) => [language, claims.target])).toEqual([
    ['ar', 'ar'],
    ['fr', 'fr'],
  ]);
});

it.each(['._home.json', '.DS_Store', '.home.json.swp'])('does not mind %s', (name) => {
  keepReceived(root);
  change('Votre nom ?');
  mkdirSync(join(root, 'locales/fr/.source'), { recursive: true });
  for (const folder of ['fr', 'fr/.source'])
    writeFileSync(join(root, 'locales', folder, name), '\0');
  expect(handIn().content).toContain('Votre nom ?');
  expect([...readLocaleFiles(root).keys()].filter((path) => path.endsWith(name))).toEqual([]);
});
