import { expect, it } from 'vitest';
import { changedUnits } from './changedUnits';
import { planReceipt } from './receive';
import { accept, textsToAccept } from '../check/accept';
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

/** The units of a hand-in after a change of the sample site. */
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

it('hands in a confirmed text', () => {
  const units = plan((site) => {
    put(site, 'locales/en/home.json', 'in front of you', 'before you');
    for (const [path, content] of accept(site, textsToAccept(site, 'fr/home')))
      site.files.set(path, content);
  });
  const intro = 'Dites-nous quelle décision vous attend.';
  expect(units[1]).toMatchObject({ language: 'fr', target: intro, previous: [intro] });
});

it('keeps a text stale that was changed without the editor', () => {
  const units = plan((site) => {
    put(site, 'locales/en/home.json', 'in front of you', 'before you');
    put(site, home, 'Dites-nous quelle', 'Dites-nous donc quelle');
  });
  const source = 'Tell us which decision is in front of you.';
  expect(units[1]).toMatchObject({ language: 'fr', source });
});

it('hands in translations that were changed before the first start', () => {
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
  expect(verdicts(publisher, units)).toEqual(['changedHere', 'taken']);
  // Changed once more, or accepted, after the copy was made.
  const later = { ...received, files: new Map(received.files) };
  put(later, home, 'Décider avant de bâtir', 'Décider d’abord');
  const [second] = changedUnits(later, { received: received.files });
  expect(verdicts(sampleSite(), second ? [second] : [])).toEqual(['taken']);
  const accepted = new Map([
    ...received.files,
    ...accept(received, textsToAccept(received, 'fr/home')),
  ]);
  const [third] = changedUnits({ ...received, files: accepted }, { received: received.files });
  expect(verdicts(sampleSite(), third ? [third] : [])).toEqual(['taken']);
});

it('hands in English that was changed before the first start, which the publisher takes once', () => {
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
  const third = sampleSite();
  put(third, 'locales/en/home.json', old, 'behind you');
  expect(verdicts(third)).toEqual(['changedHere']);
  // One translation is recorded for the English of the copy: it is the publisher's.
  for (const [path, content] of accept(copy, textsToAccept(copy, 'fr/home')))
    copy.files.set(path, content);
  expect(changedUnits(copy, { ...since, withEarlyEnglish: true })).toEqual([]);
});

it('lists earlier hand-ins as seen until the publisher’s answer is received', () => {
  const first = plan((site) => put(site, home, headline, 'Avant'));
  const second = plan((site) => put(site, home, headline, 'Après'), read(first));
  expect(second).toMatchObject([{ target: 'Après', previous: [headline, 'Avant'] }]);
  const [site, later] = [sampleSite(), sampleSite()];
  put(site, home, headline, 'Avant');
  for (const [path, content] of accept(site, textsToAccept(site, 'fr/home')))
    site.files.set(path, content);
  put(later, home, headline, 'Après');
  const third = changedUnits(later, { received: site.files, handedIn: read(first) });
  expect(third).toMatchObject([{ previous: ['Avant'] }]);
  const back = plan(() => undefined, read(first));
  expect(back).toMatchObject([{ target: headline, previous: [headline, 'Avant'] }]);
});
