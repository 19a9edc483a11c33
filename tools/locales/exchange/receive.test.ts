import { describe, expect, it } from 'vitest';
import { idOf } from '../files/keys';
import { exportUnits } from './export';
import { planReceipt, receiptFiles, type Receipt } from './receive';
import { receiptReport } from './receiptReport';
import { sampleSite, textOf } from '../testing/sampleSite';
import { localeTexts } from '../files/localeFile';
import { fromXliff } from './fromXliff';
import { toXliff } from './toXliff';
import type { WrittenUnit } from './unit';

const id = 'fr/home#hero.headline';
const home = 'locales/fr/home.json';
const english = 'The right decision, before the first stone';
const headline = 'La bonne décision, avant la première pierre';
/** What a program makes of no-break spaces and apostrophes. */
const flat = (text = '') => text.replaceAll('\u00A0', ' ').replaceAll('’', "'");
const unit = (more: Partial<WrittenUnit> = {}): WrittenUnit => ({
  language: 'fr',
  name: 'home',
  key: 'hero.headline',
  source: english,
  target: 'Décider avant de bâtir',
  previous: [headline],
  isDone: true,
  ...more,
});
const intro = { key: 'contact.intro', source: 'Tell us which decision is in front of you.' };

/** The sample site in which a French text is another one. */
function siteWith(old = '', by = '', file = home) {
  const site = sampleSite();
  site.files.set(
    file,
    textOf(site, file).replace(old, () => by),
  );
  return site;
}

/** The site after the English of the headline has changed, so that the French is out of date. */
function staleSite() {
  const site = siteWith();
  const [path, old] = ['locales/en/home.json', 'before the first stone'];
  site.files.set(path, textOf(site, path).replace(old, 'before the last stone'));
  return site;
}
const newEnglish = 'The right decision, before the last stone';

/** All goes through the file, as it does between people; `change` is what a program does to it. */
function receive(
  units: readonly WrittenUnit[],
  site = siteWith(),
  change = (xml: string) => xml,
  take: string[] = [],
): Receipt {
  const bytes = new TextEncoder().encode(change(toXliff(units, 'en', 'Zoé')));
  return planReceipt(fromXliff(bytes), site, take);
}
const verdicts = ({ texts }: Receipt) =>
  texts.map(({ verdict, reason }) => reason ?? verdict).join(' ');

/** What differs from a finished headline for the sample site: the unit, the text here, the file. */
interface Given extends Partial<WrittenUnit> {
  here?: string;
  change?: [old: string | RegExp, by: string];
  take?: string[];
}
function verdictOf({ here = headline, change: [old, by] = ['', ''], take, ...more }: Given) {
  const change = (xml: string) => xml.replace(old, by);
  return verdicts(receive([unit(more)], siteWith(headline, here), change, take));
}

describe('a text that comes in', () => {
  it('is taken, with the English that it was made from', () => {
    const site = siteWith();
    const files = receiptFiles(receive([unit()], site), site);
    expect(files.get(home)).toBe(textOf(site, home).replace(headline, 'Décider avant de bâtir'));
    const older = receive([unit({ source: 'An older one' })], site);
    expect(receiptReport(older)).toContain('out of date');
    expect(receiptFiles(older, site).get('locales/fr/.source/home.json')).toContain('An older one');
  });

  const fixed = 'Décider\u202F!';
  const flattened = { here: 'Dès l’an\u00A01', previous: ["Dès l'an 1"] };
  it.each<[verdict: string, Given]>([
    ['changedHere', { here: 'Une autre' }],
    ['taken', { here: 'Une autre', previous: [headline, 'Une autre'] }],
    ['taken', { here: 'Une autre', take: [id] }],
    ['same', { here: 'Une autre', target: 'Une autre' }],
    // Typography that was fixed here, or lost on the way, makes no other wording.
    ['same', { here: fixed, target: 'Décider !', previous: ['Décider !'] }],
    ['taken', { here: fixed, target: 'Décider', previous: ['Décider !'] }],
    ['same', { ...flattened, target: "Dès l'an 1" }],
    ['taken', flattened],
    // But a translator may change typography alone.
    ['taken', { here: 'Décider !', target: fixed, previous: ['Décider !'] }],
    // English that nobody has translated is no wording.
    ['taken', { here: english, previous: [] }],
  ])('is “%s”: %o', (verdict, given) => {
    expect(verdictOf(given)).toBe(verdict);
  });

  it('can be taken although it was changed here, by its name', () => {
    const receipt = receive([unit()], siteWith(headline, 'Une autre'));
    expect(receipt.texts).toMatchObject([{ verdict: 'conflict' }]);
    expect(receiptReport(receipt)).toContain(`-- --write --take ${id}`);
    const take = ['fr/home#hero.headlin'];
    expect(() => receive([unit()], siteWith(), undefined, take)).toThrow(`to take (${id}?)`);
  });

  it('is offered to be taken only if it can be', () => {
    const broken = unit({ target: 'Décider {{now}}', previous: ['x'] });
    const gone = unit({ key: 'hero.none' });
    const marked = unit({ ...intro, target: '⟦to translate⟧ Dites', previous: ['x'] });
    expect(receiptReport(receive([gone, broken, marked]))).not.toContain('--take');
    const given = unit({ ...intro, target: 'Dites-nous tout.', previous: ['x'] });
    const report = receiptReport(receive([gone, broken, given]));
    expect(report).toContain('-- --write --partial --take fr/home#contact.intro');
  });

  it('is received under its new key, or named if nobody has noted the rename', () => {
    const old = unit({ key: 'hero.title' });
    expect(receive([old]).texts).toMatchObject([{ reason: 'unknown' }]);
    expect(receiptReport(receive([old]))).toContain('rename home#hero.title home#hero.headline');
    const site = { ...siteWith(), renamed: { 'home#hero.title': 'home#hero.headline' } };
    expect(receive([old], site).texts).toMatchObject([{ verdict: 'taken', key: 'hero.headline' }]);
  });

  it('says that a program has left out what it replaces', () => {
    const receipt = receive([unit({ previous: [] })]);
    expect(verdicts(receipt)).toBe('noOldWording');
    expect(receiptReport(receipt)).toContain(`is now: ${headline}`);
  });

  it('confirms a wording that is still right, for the present English alone', () => {
    const site = staleSite();
    const confirmed = unit({ source: newEnglish, target: headline });
    const receipt = receive([confirmed], site);
    expect(receiptReport(receipt)).toContain('confirmed: still right');
    expect([...receiptFiles(receipt, site).keys()]).toEqual(['locales/fr/.source/home.json']);
    expect(verdicts(receive([unit({ target: headline })], site))).toBe('same');
    const draft = (xml: string) => xml.replace('state="final"', 'state="needs-review-translation"');
    expect(verdicts(receive([confirmed], site, draft))).toBe('same');
  });

  it('is stored with composed letters', () => {
    const site = siteWith();
    const files = receiptFiles(receive([unit({ target: 'De\u0301cider' })], site), site);
    expect(files.get(home)).toContain('"Décider"');
    const hamza = siteWith('أخبرونا أي قرار أمامكم.', 'أخبرونا أين أنتم.', 'locales/ar/home.json');
    const old = 'أخبرونا أين أنتم.'.normalize('NFD');
    const arabic = unit({ ...intro, language: 'ar', previous: [old], target: old });
    expect(verdicts(receive([arabic], hamza))).toBe('same');
    const changed = { ...arabic, target: 'أخبرونا أي قرار.' };
    expect(verdicts(receive([changed], hamza))).toBe('taken');
  });
});

describe('a text is held back', () => {
  const final = 'state="final"';
  const states = ['translated', 'final', 'signed-off', 'needs-adaptation'];
  it.each<[verdict: string, Given]>([
    // The English itself, in any state, and with other spaces.
    ...[final, '', ...states.map((state) => `state="${state}"`)].map((by): [string, Given] => [
      'stillEnglish',
      { target: english, change: [final, by] },
    ]),
    ['stillEnglish', { target: english.replace(' ', '\u00A0') }],
    ['stillEnglish', { target: `« \u200F${english} ».` }],
    // What a program marks as unfinished; not the state of the export, which OmegaT leaves.
    ...['new', 'needs-translation', 'Needs-Review-Translation', 'x-needs-work'].map(
      (state): [string, Given] => ['unfinished', { change: [final, `state="${state}"`] }],
    ),
    ['taken', { change: [/ approved="yes"(.*)state="final"/u, '$1state="needs-adaptation"'] }],
    ['unfinished', { change: [/"yes"(.*)state="final"/u, '"no"$1state="needs-adaptation"'] }],
    // Languages, targets and codes.
    ['otherLanguage', { change: ['target-language="fr"', 'target-language="de"'] }],
    ['otherLanguage', { change: ['source-language="en"', 'source-language="ar"'] }],
    ['taken', { change: ['target-language="fr"', 'target-language="fr-CA"'] }],
    ['twoTargets', { change: ['</target>', '</target><target>Autre</target>'] }],
    ['codes', { change: ['Décider', '<x id="1"/>Décider'] }],
    ['taken', { change: ['Décider', '<g id="1">Décider</g>'] }],
    ['taken', { change: ['Décider', '<!-- a remark -->Décider'] }],
    ['taken', { change: ['Décider', '<![CDATA[Décider]]>'] }],
    // Places that the site doesn't have, and what would break a page.
    ['unknown', { key: 'hero.none' }],
    ['unknown', { key: '__proto__.x' }],
    ['unknown', { name: '../../package' }],
    ['unknown', { language: 'de' }],
    ['error', { target: 'Décider {{now}}' }],
    ['error', { target: '⟦to translate⟧ Décider' }],
    ['error', { target: 'Un\n  deux' }],
    ['error', { target: 'DÃ©cider' }],
    ['error', { target: 'Décider\\nbâtir' }],
  ])('as “%s”: %o', (verdict, given) => {
    expect(verdictOf(given)).toBe(verdict);
  });

  it('that is English behind its mark and is said to be translated', () => {
    const todo = unit({ source: newEnglish, target: '', isDone: false });
    const change = (xml: string) => xml.replace('needs-adaptation', 'translated');
    expect(verdicts(receive([todo], staleSite(), change))).toBe('stillEnglish');
    expect(receive([todo], staleSite())).toMatchObject({ texts: [], open: 1 });
  });

  it('but counts as not translated if nothing of it is visible', () => {
    const receipt = receive([unit({ target: '\u200B \u200E' })]);
    expect(receipt).toMatchObject({ texts: [], open: 1 });
  });

  it('but not English that the allow-list or the glossary has', () => {
    const site = siteWith('"Services"', '"Prestations"', 'locales/fr/common.json');
    const services = { name: 'common', key: 'nav.services', source: 'Services' };
    const given = unit({ ...services, target: 'Services', previous: ['Prestations'] });
    expect(verdicts(receive([given], site))).toBe('taken');
    const counted = { key: 'services.count_one', source: '{{count}} service' };
    const spaced = unit({
      ...counted,
      target: '{{count}}\u00A0service',
      previous: [counted.source],
    });
    expect(verdicts(receive([spaced], site))).toBe('taken');
  });

  const segment = (text: string) => `<mrk mtype="seg" mid="1">${text}</mrk>`;
  it.each([
    [`${segment('Dites tout.')} <mrk mtype="seg" mid="2"/>`, 'halfTranslated'],
    [`${segment('Dites tout.')} ${segment(' &#160;')}`, 'halfTranslated'],
    [`${segment('Dites tout.')} <mrk mtype="x-sentence" mid="2"/>`, 'halfTranslated'],
    [segment('Dites tout.'), 'halfTranslated'],
    ['Dites tout. We read it and answer in a week.', 'halfTranslated'],
    ['Tell us what you plan. Nous lisons et répondons en une semaine.', 'halfTranslated'],
    ['Dites tout. We read it and answer in a week', 'halfTranslated'],
    [`${segment('Dites tout.')}${segment('Nous lisons.')}`, 'taken'],
  ])('that is translated in part: %s', (target, verdict) => {
    const sentences = ['Tell us what you plan.', 'We read it and answer in a week.'];
    const segments = `<seg-source>${sentences.map(segment).join(' ')}</seg-source>`;
    const source = sentences.join(' ');
    const previous = ['Dites-nous quelle décision vous attend.'];
    const site = siteWith(intro.source, source, 'locales/en/home.json');
    const change = (xml: string) =>
      xml.replace('CIBLE', target).replace('</source><target', `</source>${segments}<target`);
    const given = unit({ ...intro, source, target: 'CIBLE', previous });
    const receipt = receive([given], site, change);
    expect(verdicts(receipt)).toBe(verdict);
    if (verdict === 'taken') expect(receipt.texts[0]?.target).toBe('Dites tout. Nous lisons.');
  });

  it('that is in the file twice, unless both are the same', () => {
    expect(verdicts(receive([unit(), unit({ target: 'Autre' })]))).toBe('twice twice');
    expect(verdicts(receive([unit(), unit()]))).toBe('taken');
  });

  it('if most texts are the wordings of others', () => {
    const site = siteWith();
    const units = exportUnits(site, 'fr', true);
    const slipped = (by: number) =>
      units.map((one, at) => ({ ...one, target: units[(at + by) % units.length]?.target ?? '' }));
    for (const by of [1, 2, 5]) {
      const { texts } = receive(slipped(by), site);
      expect(texts.filter(({ verdict }) => verdict === 'taken')).toEqual([]);
      expect(texts.some(({ reason }) => reason === 'otherRow')).toBe(true);
    }
  });
});

it('says for which reasons texts are held back, and how many, without codes for the terminal', () => {
  const report = receiptReport(
    receive([
      unit({ target: english }),
      unit({ ...intro, target: 'Rouge', previous: ['\u0085[31m'] }),
    ]),
  );
  expect(report).toContain('From: Zoé');
  expect(report).toMatch(/2 held back: 1 still English, 1 changed here\./u);
  expect(report).not.toMatch(/(?!\n)\p{Cc}/u);
});

it('speaks the language of the terminal', () => {
  const later = unit({
    ...intro,
    source: 'An older one',
    target: 'Dites-nous tout.',
    previous: [],
  });
  const site = siteWith('Dites-nous quelle décision vous attend.', 'Dites tout.');
  const broken = unit({ target: 'Décider {{now}}' });
  const report = receiptReport(receive([later, broken, unit({ key: 'hero.title' })], site), 'fr');
  expect(report).toMatch(/^De : Zoé\n/u);
  expect(report).toContain('est maintenant : Dites tout.');
  expect(report).toContain('Le site n’a pas de texte de ce nom.');
  expect(report).toContain('La variable {{now}}');
  expect(report).toContain('1 sans l’ancienne version, 1 en erreur, 1 inconnus.');
  expect(report).toContain('Pour en prendre un malgré tout');
  expect(report).not.toMatch(/\b(?:the|held back|wording|taken)\b/iu);
});

const what =
  'ends each unit as taken, same, held back or in conflict, and replaces no unseen wording';
it(what, { timeout: 120_000 }, () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const programs = [
    (xml: string) => xml,
    (xml: string) => xml.replaceAll('state="final"', 'state="new"'),
    (xml: string) => xml.replaceAll('previous-version', 'proposal').replaceAll('Replaces: ', ''),
    (xml: string) => xml.replaceAll(/<note.*?<\/note>/gu, ''),
    flat,
  ];
  for (let round = 0; round < 20; round += 1) {
    const site = round % 2 === 0 ? siteWith() : staleSite();
    const sent = exportUnits(site, 'fr', true);
    // Somebody changes texts here meanwhile.
    for (const { name, translation } of localeTexts(site, 'fr').filter(() => random(4) === 0)) {
      const path = `locales/fr/${name}.json`;
      const old = JSON.stringify(translation);
      const changed = textOf(site, path).replace(old, () => old.replace(/"$/u, ' ici"'));
      site.files.set(path, changed);
    }
    const back = sent.map((one) => {
      const { source, target, previous } = one;
      const targets = ['Autre chose', source, target, `${source} Suite.`, '', previous[0] ?? ''];
      const chosen = targets[random(targets.length)] ?? '';
      return { ...one, target: chosen, isDone: chosen !== '' && random(5) > 0 };
    });
    const receipt = receive(back, site, programs[round % programs.length]);
    const files = new Map([...site.files, ...receiptFiles(receipt, site)]);
    const after = new Map(localeTexts({ ...site, files }, 'fr').map((text) => [idOf(text), text]));
    for (const text of localeTexts(site, 'fr')) {
      const received = receipt.texts.find((one) => idOf(one) === idOf(text));
      const now = after.get(idOf(text))?.translation;
      if (now === text.translation) continue;
      expect(received?.verdict).toBe('taken');
      expect(received?.previous.map(flat)).toContain(flat(text.translation));
      const isAllowed = site.allowed.some((one) => one.text === now);
      expect(now === text.english && !isAllowed).toBe(false);
    }
    expect(receipt.texts.length + receipt.open).toBe(back.length);
    for (const { verdict, reason } of receipt.texts) {
      expect(['taken', 'same', 'held back', 'conflict']).toContain(verdict);
      expect(reason !== undefined).toBe(verdict === 'held back' || verdict === 'conflict');
    }
  }
});
