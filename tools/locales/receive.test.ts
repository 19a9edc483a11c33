import { describe, expect, it } from 'vitest';
import { exportUnits } from './export';
import { planReceipt, receiptFiles, receiptReport, type Receipt } from './receive';
import { accept } from './stale';
import { sampleSite, textOf } from './testing/sampleSite';
import { idOf, textsOf } from './texts';
import { fromXliff, toXliff, type WrittenUnit } from './xliff';

const id = 'fr/home#hero.headline';
const home = 'locales/fr/home.json';
const english = 'The right decision, before the first stone';
const headline = 'La bonne décision, avant la première pierre';
/** What a program makes of no-break spaces and apostrophes. */
const flat = (text = '') => text.replaceAll('\u00A0', ' ').replaceAll('’', "'");
const unit = (more: Partial<WrittenUnit> = {}): WrittenUnit => ({
  ...{ language: 'fr', name: 'home', key: 'hero.headline', source: english },
  ...{ target: 'Décider avant de bâtir', previous: [headline], isDone: true },
  ...more,
});
const intro = { key: 'contact.intro', source: 'Tell us which decision is in front of you.' };

/** The sample site, with records, in which a French text is another one. */
function siteWith(old = '', by = '', file = home) {
  const site = sampleSite();
  for (const [path, content] of accept(site, { language: 'fr' })) site.files.set(path, content);
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
function verdictOf(...given: Parameters<typeof receive>) {
  const { texts } = receive(...given);
  return texts.map(({ verdict, reason }) => reason ?? verdict).join(' ');
}

describe('a text that comes in', () => {
  it('is taken, with the English that it was made from', () => {
    const site = siteWith();
    const files = receiptFiles(receive([unit()], site), site);
    expect(files.get(home)).toBe(textOf(site, home).replace(headline, 'Décider avant de bâtir'));
    const older = receive([unit({ source: 'An older one' })], site);
    expect(older.texts[0]?.detail).toContain('out of date');
    expect(receiptFiles(older, site).get('locales/fr/.source/home.json')).toContain('An older one');
  });

  it('is in conflict where it was changed here too, unless that was seen or is chosen', () => {
    const site = siteWith(headline, 'Une autre');
    expect(receive([unit()], site).texts[0]).toMatchObject({
      verdict: 'conflict',
      detail: expect.stringContaining(`--take ${id}`) as string,
    });
    expect(verdictOf([unit({ previous: [headline, 'Une autre'] })], site)).toBe('taken');
    expect(verdictOf([unit()], site, undefined, [id])).toBe('taken');
    expect(verdictOf([unit({ target: 'Une autre' })], site)).toBe('same');
    expect(() => receive([unit()], site, undefined, ['fr/home#x'])).toThrow('--take fr/home#x');
  });

  it('is the same where only its typography was fixed here, or lost on the way', () => {
    const site = siteWith(headline, 'Décider\u202F!');
    expect(verdictOf([unit({ target: 'Décider !', previous: ['Décider !'] })], site)).toBe('same');
    expect(verdictOf([unit({ target: 'Décider', previous: ['Décider !'] })], site)).toBe('taken');
    const flat = siteWith(headline, 'Dès l’an\u00A01');
    expect(verdictOf([unit({ target: "Dès l'an 1", previous: ["Dès l'an 1"] })], flat)).toBe(
      'same',
    );
    expect(verdictOf([unit({ previous: ["Dès l'an 1"] })], flat)).toBe('taken');
  });

  it('takes what changes typography alone', () => {
    const more = { target: 'Décider\u202F!', previous: ['Décider !'] };
    expect(verdictOf([unit(more)], siteWith(headline, 'Décider !'))).toBe('taken');
  });

  it('replaces English that nobody has translated', () => {
    expect(verdictOf([unit({ previous: [] })], siteWith(headline, english))).toBe('taken');
  });

  it('confirms a wording that is still right, for the present English alone', () => {
    const site = staleSite();
    const confirmed = unit({ source: newEnglish, target: headline });
    const receipt = receive([confirmed], site);
    expect(receiptReport(receipt)).toContain('confirmed: still right');
    expect([...receiptFiles(receipt, site).keys()]).toEqual(['locales/fr/.source/home.json']);
    expect(verdictOf([unit({ target: headline })], site)).toBe('same');
    const draft = (xml: string) => xml.replace('state="final"', 'state="needs-review-translation"');
    expect(verdictOf([confirmed], site, draft)).toBe('same');
  });

  it('is stored with composed letters', () => {
    const site = siteWith();
    const files = receiptFiles(receive([unit({ target: 'De\u0301cider' })], site), site);
    expect(files.get(home)).toContain('"Décider"');
    const hamza = siteWith('أخبرونا أي قرار أمامكم.', 'أخبرونا أين أنتم.', 'locales/ar/home.json');
    const arabic = { ...intro, language: 'ar', previous: ['أخبرونا أين أنتم.'.normalize('NFD')] };
    expect(verdictOf([unit({ ...arabic, target: arabic.previous[0] ?? '' })], hamza)).toBe('same');
    expect(verdictOf([unit({ ...arabic, target: 'أخبرونا أي قرار.' })], hamza)).toBe('taken');
  });
});

describe('a text is held back', () => {
  const paragraph = 'Tell us what you plan. We read it and answer in a week.';
  const long = (target: string) => {
    const site = siteWith();
    const path = 'locales/en/home.json';
    site.files.set(path, textOf(site, path).replace(intro.source, paragraph));
    const previous = ['Dites-nous quelle décision vous attend.'];
    return [[unit({ ...intro, source: paragraph, target, previous })], site] as const;
  };

  it.each(['translated', 'final', 'signed-off', 'needs-adaptation', ''])(
    'that is the English, in the state “%s”',
    (state) => {
      const change = (xml: string) => xml.replace('state="final"', state && `state="${state}"`);
      expect(verdictOf([unit({ target: english })], siteWith(), change)).toBe('still English');
      const spaced = english.replace(' ', '\u00A0');
      expect(verdictOf([unit({ target: spaced })], siteWith(), change)).toBe('still English');
    },
  );

  it('that is English behind its mark and is said to be translated', () => {
    const todo = unit({ source: newEnglish, target: '', isDone: false });
    const change = (xml: string) => xml.replace('needs-adaptation', 'translated');
    expect(verdictOf([todo], staleSite(), change)).toBe('still English');
    expect(receive([todo], staleSite())).toMatchObject({ texts: [], open: 1 });
  });

  it('but not English that the allow-list or the glossary has', () => {
    const site = siteWith('"Services"', '"Prestations"', 'locales/fr/common.json');
    const services = { name: 'common', key: 'nav.services', source: 'Services' };
    const given = unit({ ...services, target: 'Services', previous: ['Prestations'] });
    expect(verdictOf([given], site)).toBe('taken');
  });

  it.each([
    ['state="new"', ''],
    ['state="needs-translation"', ''],
    ['state="needs-review-translation"', ''],
    ['state="needs-l10n"', ''],
    ['state="needs-adaptation"', ' approved="no"'],
  ])('that a program marks as unfinished: %s%s', (state, approved) => {
    const change = (xml: string) =>
      xml.replace('state="final"', state).replace(' approved="yes"', approved);
    expect(verdictOf([unit()], siteWith(), change)).toBe('unfinished');
  });

  it('but not a finished text in the state of its export, which OmegaT leaves', () => {
    const change = (xml: string) =>
      xml.replace('state="final"', 'state="needs-adaptation"').replace(' approved="yes"', '');
    expect(verdictOf([unit()], siteWith(), change)).toBe('taken');
  });

  it.each([
    ['<mrk mtype="seg" mid="1">Dites tout.</mrk> <mrk mtype="seg" mid="2"/>', 'half translated'],
    [
      '<mrk mtype="seg" mid="1">Dites tout.</mrk> <mrk mtype="seg" mid="2"> &#160;</mrk>',
      'half translated',
    ],
    ['<mrk mtype="seg" mid="1">Dites tout.</mrk>', 'half translated'],
    ['Dites tout. We read it and answer in a week.', 'half translated'],
    ['Tell us what you plan. Nous lisons et répondons en une semaine.', 'half translated'],
    [
      '<mrk mtype="seg" mid="1">Dites tout.</mrk><mrk mtype="seg" mid="2">Nous lisons.</mrk>',
      'taken',
    ],
  ])('that is translated in part: %s', (target, verdict) => {
    const segments =
      '<seg-source><mrk mtype="seg" mid="1">Tell us what you plan.</mrk> <mrk mtype="seg" mid="2">We read it and answer in a week.</mrk></seg-source>';
    const [units, site] = long('CIBLE');
    const change = (xml: string) =>
      xml
        .replace('CIBLE', target)
        .replace('</source><target state', `</source>${segments}<target state`);
    expect(verdictOf(units, site, change)).toBe(verdict);
    const [text] = receive(units, site, change).texts;
    if (verdict === 'taken') expect(text?.target).toBe('Dites tout. Nous lisons.');
  });

  it('that is in the file twice, unless both are the same', () => {
    expect(verdictOf([unit(), unit({ target: 'Autre' })])).toBe('twice twice');
    expect(verdictOf([unit(), unit()])).toBe('taken');
  });

  it.each([
    ['target-language="fr"', 'target-language="de"', 'other language'],
    ['source-language="en"', 'source-language="ar"', 'other language'],
    ['target-language="fr"', 'target-language="fr-CA"', 'taken'],
    ['</target>', '</target><target>Autre</target>', 'two targets'],
    ['Décider', '<g id="1">Décider</g>', 'codes'],
    ['Décider', '<x id="1"/>Décider', 'codes'],
    ['Décider', '<ph id="1" equiv-text="Décider"/>', 'taken'],
    ['Décider', '<!-- a remark -->Décider', 'taken'],
    ['Décider', '<![CDATA[Décider]]>', 'taken'],
  ])('%s as %s: %s', (old, by, verdict) => {
    expect(verdictOf([unit()], siteWith(), (xml) => xml.replace(old, by))).toBe(verdict);
  });

  it.each([
    [{ key: 'hero.none' }, 'unknown'],
    [{ key: '__proto__.x' }, 'unknown'],
    [{ name: '../../package' }, 'unknown'],
    [{ language: 'de' }, 'unknown'],
    [{ target: 'Décider {{now}}' }, 'error'],
    [{ target: '⟦to translate⟧ Décider' }, 'error'],
    [{ target: 'Un\n  deux' }, 'error'],
    [{ target: 'DÃ©cider' }, 'error'],
    [{ target: 'Décider\\nbâtir' }, 'error'],
  ])('%j: %s', (more, reason) => {
    expect(verdictOf([unit(more)])).toBe(reason);
  });

  it('if most texts are the wordings of others', () => {
    const site = siteWith();
    const units = exportUnits(site, 'fr', true);
    const slipped = (by: number) =>
      units.map((one, at) => ({ ...one, target: units[(at + by) % units.length]?.target ?? '' }));
    for (const by of [1, 2, 5]) {
      const { texts } = receive(slipped(by), site);
      expect(texts.filter(({ verdict }) => verdict === 'taken')).toEqual([]);
      expect(texts.some(({ reason }) => reason === 'other row')).toBe(true);
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

const many = { timeout: 120_000 };
it(
  'ends each unit as taken, same, held back or in conflict, and replaces no unseen wording',
  many,
  () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    const pick = <Item>(items: readonly Item[], otherwise: Item): Item =>
      items[random(items.length)] ?? otherwise;
    const changes = [
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
      for (const text of textsOf(site, 'fr').filter(() => random(4) === 0)) {
        const path = `locales/fr/${text.name}.json`;
        const old = JSON.stringify(text.translation);
        site.files.set(
          path,
          textOf(site, path).replace(old, () => old.replace(/"$/u, ' ici"')),
        );
      }
      const back = sent.map((one) => {
        const target = pick(
          [
            'Autre chose',
            one.source,
            one.target,
            `${one.source} Suite.`,
            '',
            one.previous[0] ?? '',
          ],
          '',
        );
        return { ...one, target, isDone: target !== '' && random(5) > 0 };
      });
      const receipt = receive(back, site, pick(changes, changes[0] ?? String));
      const files = new Map([...site.files, ...receiptFiles(receipt, site)]);
      const after = new Map(textsOf({ ...site, files }, 'fr').map((text) => [idOf(text), text]));
      for (const text of textsOf(site, 'fr')) {
        const received = receipt.texts.find((one) => idOf(one) === idOf(text));
        const now = after.get(idOf(text))?.translation;
        if (now === text.translation) continue;
        expect(received?.verdict).toBe('taken');
        expect(received?.previous.map(flat)).toContain(flat(text.translation));
        const isAllowed = site.allowed.some((one) => one.text === now);
        expect(now === text.english && !isAllowed).toBe(false);
      }
      expect(receipt.texts.length + receipt.open).toBe(back.length);
      for (const { verdict, detail } of receipt.texts) {
        expect(['taken', 'same', 'held back', 'conflict']).toContain(verdict);
        if (verdict === 'held back' || verdict === 'conflict') expect(detail).not.toBe('');
      }
    }
  },
);
