import { describe, expect, it } from 'vitest';
import { exportUnits } from './export';
import {
  english,
  headline,
  id,
  intro,
  receive,
  siteWith,
  unit,
  verdicts,
} from '../testing/receiving';
import type { WrittenUnit } from './unit';

/** How a finished headline for the sample site is changed: the unit, the present text, the file. */
interface Given extends Partial<WrittenUnit> {
  here?: string;
  change?: [old: string | RegExp, by: string];
  take?: string[];
}
function verdictOn({ here = headline, change: [old, by] = ['', ''], take, ...more }: Given) {
  const change = (xml: string) => xml.replace(old, by);
  return verdicts(receive([unit(more)], siteWith(headline, here), change, take));
}
const fixed = 'Décider\u202F!';
const flattened = { here: 'Dès l’an\u00A01', previous: ["Dès l'an 1"] };

describe('a received text', () => {
  const final = 'state="final"';
  const states = ['translated', 'final', 'signed-off', 'needs-adaptation'];
  it.each<[verdict: string, Given]>([
    // The present English, in any state, with other spaces or signs around it.
    ...[final, '', ...states.map((state) => `state="${state}"`)].map((by): [string, Given] => [
      'stillEnglish',
      { target: english, change: [final, by] },
    ]),
    ['stillEnglish', { target: english.replace(' ', '\u00A0') }],
    ['stillEnglish', { target: `« \u200F${english} ».` }],
    // A state that a program calls unfinished; not that of the export, which OmegaT keeps.
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
    // Keys and files that the site doesn't have, and texts that would break a page.
    ['unknown', { key: 'hero.none' }],
    ['unknown', { key: '__proto__.x' }],
    ['unknown', { name: '../../package' }],
    ['unknown', { language: 'de' }],
    ['error', { target: 'Décider {{now}}' }],
    ['error', { target: '⟦to translate⟧ Décider' }],
    ['error', { target: 'Un\n  deux' }],
    ['error', { target: 'DÃ©cider' }],
    ['error', { target: 'Décider\\nbâtir' }],
    ['changedHere', { here: 'Une autre' }],
    ['taken', { here: 'Une autre', previous: [headline, 'Une autre'] }],
    ['taken', { here: 'Une autre', take: [id] }],
    ['same', { here: 'Une autre', target: 'Une autre' }],
    // Typography that was fixed here, or lost on the way, makes no new wording.
    ['same', { here: fixed, target: 'Décider !', previous: ['Décider !'] }],
    ['taken', { here: fixed, target: 'Décider', previous: ['Décider !'] }],
    ['same', { ...flattened, target: "Dès l'an 1" }],
    ['taken', flattened],
    // But a translator may change typography alone.
    ['taken', { here: 'Décider !', target: fixed, previous: ['Décider !'] }],
    // English that nobody has translated is no wording.
    ['taken', { here: english, previous: [] }],
  ])('is “%s”: %o', (verdict, given) => {
    expect(verdictOn(given)).toBe(verdict);
  });

  it('counts as not translated if all of it is invisible', () => {
    const receipt = receive([unit({ target: '\u200B \u200E' })]);
    expect(receipt).toMatchObject({ texts: [], open: 1 });
  });

  it('is taken if it is English that the allow-list or the glossary permits', () => {
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
  ])('with the target %s is “%s”', (target, verdict) => {
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

  it('is held back if it is in the file twice with two wordings', () => {
    expect(verdicts(receive([unit(), unit({ target: 'Autre' })]))).toBe('twice twice');
    expect(verdicts(receive([unit(), unit()]))).toBe('taken');
  });

  it('is held back if most wordings of the file belong to other texts', () => {
    const site = siteWith();
    const units = exportUnits(site, 'fr', true);
    const slipped = (by: number) =>
      units.map((written, at) => ({
        ...written,
        target: units[(at + by) % units.length]?.target ?? '',
      }));
    for (const by of [1, 2, 5]) {
      const { texts } = receive(slipped(by), site);
      expect(texts.filter(({ verdict }) => verdict === 'taken')).toEqual([]);
      expect(texts.some(({ verdict }) => verdict === 'otherRow')).toBe(true);
    }
  });
});
