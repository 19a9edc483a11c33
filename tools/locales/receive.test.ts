import { describe, expect, it } from 'vitest';
import { sampleSite, textOf } from './testing/sampleSite';
import { fromCsv, toCsv } from './csv';
import { selectTexts } from './units';
import { fromXliff, toXliff } from './xliff';
import { accept } from './stale';
import { handInFormat, parseHandIn, type HandInText } from './handInFile';
import { planReceipt, receiptFiles, receiptReport } from './receive';

const headline = 'La bonne décision, avant la première pierre';
const home = 'locales/fr/home.json';
const text = (more: Partial<HandInText> = {}): HandInText => ({
  ...{ language: 'fr', file: 'home', key: 'hero.headline', old: headline },
  english: 'The right decision, before the first stone',
  new: 'Décider avant de bâtir',
  ...more,
});

function siteWith(file = home, old = '', by = '') {
  const site = sampleSite();
  site.files.set(file, textOf(site, file).replace(old, by));
  return site;
}

function statusOf(more: Partial<HandInText>, site = sampleSite()) {
  const [received] = planReceipt({ texts: [text(more)] }, site).texts;
  return [received?.status, received?.reason ?? ''];
}

describe('a text that is received', () => {
  it('is taken, with the English that it was made from', () => {
    const site = sampleSite();
    for (const [path, content] of accept(site, { language: 'fr' })) site.files.set(path, content);
    const files = receiptFiles(planReceipt({ texts: [text()] }, site), site);
    expect(files.get(home)).toBe(textOf(site, home).replace(headline, 'Décider avant de bâtir'));
    const outdated = planReceipt({ texts: [text({ english: 'An older one' })] }, site);
    expect(outdated.texts[0]?.reason).toContain('has changed since');
    expect(receiptFiles(outdated, site).get('locales/en/.source/home.txt')).toContain(
      'An older one',
    );
  });

  it('is held back where it was changed here too, unless it was handed in before or is chosen', () => {
    const site = siteWith(home, headline, 'Une autre');
    expect(statusOf({}, site)).toEqual([
      'conflict',
      expect.stringContaining('--take fr/home#hero.headline'),
    ]);
    expect(statusOf({ earlier: ['Une autre'] }, site)[0]).toBe('new');
    const take = ['fr/home#hero.headline'];
    expect(planReceipt({ texts: [text()] }, site, { take }).texts[0]?.status).toBe('new');
    expect(() => planReceipt({ texts: [text()] }, site, { take: ['fr/home#x'] })).toThrow(
      '--take fr/home#x',
    );
    expect(statusOf({ new: 'Une autre' }, site)[0]).toBe('same');
  });

  it('is the same where its typography was corrected here', () => {
    const damaged = { new: 'Décider !' };
    const site = siteWith(home, headline, 'Décider\u202F!');
    expect(statusOf(damaged, site)[0]).toBe('same');
    // The next file of the same translator replaces what is here, although it was corrected here.
    expect(statusOf({ new: 'Décider', earlier: ['Décider !'] }, site)[0]).toBe('new');
  });

  it('replaces English that nobody has translated, which was exported as missing', () => {
    const site = siteWith(home, headline, 'The right decision, before the first stone');
    expect(statusOf({ old: null }, site)[0]).toBe('new');
  });

  it('is out of date no more where it was made from the English of today', () => {
    const site = sampleSite();
    const english = new Map([['hero.headline', 'An older one']]);
    const scope = { language: 'fr', name: 'home', keys: ['hero.headline'], english };
    for (const [path, content] of accept(site, scope)) site.files.set(path, content);
    expect(planReceipt({ texts: [text()] }, site).texts[0]?.findings).toEqual([]);
  });

  it('comes in a file of the encoding that it was given in, or nothing is taken', () => {
    const old = headline.replaceAll('é', 'Ã©');
    expect(() => planReceipt({ texts: [text({ old })] }, sampleSite())).toThrow('as UTF-8');
  });

  it('shows what a stranger wrote without codes for the terminal', () => {
    const texts = [text({ new: 'Rouge\u001B[31m' })];
    const report = receiptReport(planReceipt({ author: 'Zoé\u001B[2J', texts }, sampleSite()));
    expect(report).toContain('From: Zoé[2J');
    expect(report).not.toContain('\u001B');
  });

  it.each([
    [{ new: '' }, 'is empty'],
    [{ key: 'hero.none' }, 'no such text'],
    [{ key: '__proto__.x' }, 'no such text'],
    [{ file: '../../package' }, 'no such page yet'],
    [{ file: 'services/coastal' }, 'npm run locales new-service coastal'],
    [{ language: 'de' }, 'npm run locales new-language de'],
    [{ new: 'Décider {{now}}' }, '{{now}} is not in the English'],
    [{ new: '⟦to translate⟧ Décider' }, 'still waits'],
    [{ new: 'The right decision, before the first stone' }, 'It is the English'],
    [{ new: 'An older decision', english: 'An older decision' }, 'It is the English'],
  ])('is refused as %j', (more, reason) => {
    expect(statusOf(more)).toEqual(['refused', expect.stringContaining(reason)]);
  });
});

it('takes an English wording that the allow-list has', () => {
  const services = { file: 'common', key: 'nav.services', english: 'Services', new: 'Services' };
  const site = siteWith('locales/fr/common.json', '"Services"', '"Prestations"');
  expect(statusOf({ ...services, old: 'Prestations' }, site)[0]).toBe('new');
});

const formats = [
  [
    'XLIFF',
    (site: ReturnType<typeof sampleSite>) => toXliff('fr', selectTexts(site, 'fr', true), 'en'),
    fromXliff,
  ],
  [
    'CSV',
    (site: ReturnType<typeof sampleSite>) => toCsv('fr', selectTexts(site, 'fr', true)),
    fromCsv,
  ],
] as const;

describe.each(formats)('%s', (_name, write, read) => {
  it('comes back as it went, and with the changes that were made', () => {
    const site = sampleSite();
    const sent = write(site);
    const back = planReceipt({ texts: read(sent) }, site);
    expect(back.texts.filter(({ status }) => status !== 'same')).toEqual([]);
    const changed = sent.replace(/La bonne décision(?!.*<note)/gu, 'Une bonne décision');
    const { texts } = planReceipt({ texts: read(changed) }, sampleSite());
    expect(texts.filter(({ now, new: by }) => now !== by).length).toBeLessThan(2);
  });

  it('reverts nothing that was changed here since', () => {
    const sent = write(sampleSite());
    const site = siteWith(home, headline, 'Plus récente');
    const { texts } = planReceipt({ texts: read(sent) }, site);
    expect(texts.filter(({ status }) => status === 'new')).toEqual([]);
  });
});

it('sends no formula to a spreadsheet, and takes the text back', () => {
  const unit = { name: 'home', key: 'hero.headline', english: '=1+1', translation: '-2' };
  const table = toCsv('fr', [unit]);
  expect(table).toContain(`"'=1+1","'-2"`);
  expect(fromCsv(table.replace(`"'-2"`, `"'+3"`))).toMatchObject([
    { english: '=1+1', new: '+3', old: '-2' },
  ]);
});

it('takes a text of a table that is said to be still right', () => {
  const unit = { name: 'home', key: 'a', english: 'New', translation: 'Ancien', before: 'Old' };
  const table = toCsv('fr', [unit]);
  expect(fromCsv(table)).toEqual([]);
  expect(fromCsv(table.replace(/,\r\n$/u, ',x\r\n'))).toMatchObject([
    { key: 'a', old: 'Ancien', new: 'Ancien' },
  ]);
});

it('stops when a column has slipped by a row', () => {
  const rows = toCsv('fr', selectTexts(sampleSite(), 'fr', true))
    .split('\r\n')
    .filter(Boolean);
  const cells = fromCsv([rows[0], ...rows.slice(1).map((row) => row)].join('\r\n'));
  expect(cells).toEqual([]);
  const site = sampleSite();
  const units = selectTexts(site, 'fr', true);
  const slipped = units
    .slice(1)
    .map(({ name, key, english, translation = '' }, at) =>
      text({ file: name, key, english, old: translation, new: units[at]?.translation ?? '' }),
    );
  expect(() => planReceipt({ texts: slipped }, site)).toThrow('A column has slipped');
});

it('takes XLIFF back from programs that name a prefix, propose, confirm, and give other ids', () => {
  const translation = '{{number}}e étape';
  const unit = { name: 'services/a', key: 'b.0', english: 'Phase {{number}}', translation };
  const sent = toXliff('fr', [{ ...unit, before: 'Step {{number}}' }], 'en');
  expect(sent).toContain('<source>Phase <ph id="1">{{number}}</ph></source>');
  expect(sent).toContain('<alt-trans><target><ph id="1">{{number}}</ph>e étape</target>');
  expect(fromXliff(sent)).toEqual([]);
  const place = '<context context-type="sourcefile">fr/services/a/b.0</context>';
  const back = sent
    .replace('id="fr/services/a/b.0"', 'id="17"')
    .replace('<note', `${place}<note`)
    .replace('needs-adaptation">Phase <ph id="1">{{number}}</ph>', 'final">{{number}}e étape')
    .replace(/(<\/?)(?=\w)/gu, '$1ns0:')
    .replace('xmlns=', 'xmlns:ns0=');
  const text = { language: 'fr', file: 'services/a', key: 'b.0', english: 'Phase {{number}}' };
  expect(fromXliff(back)).toEqual([{ ...text, old: translation, new: translation }]);
});

it('takes nothing of an XLIFF text that is still to be translated, and shows it to every program', () => {
  const sent = toXliff('fr', [{ name: 'home', key: 'a', english: 'New' }], 'en');
  expect(sent).toContain('<target state="needs-translation">New</target>');
  expect(fromXliff(sent)).toEqual([]);
  expect(fromXliff(sent.replace('New</target>', 'Neuf</target>'))).toMatchObject([
    { new: 'Neuf', old: null },
  ]);
});

/** An XLIFF file with one text. */
const inUnit = (id: string, target: string) =>
  `<xliff version="1.2"><trans-unit id="${id}"><source>A</source><target>${target}</target></trans-unit></xliff>`;

it('reads a file with a byte order mark', () => {
  const whole = JSON.stringify({ format: handInFormat, version: 3, texts: [text()] });
  expect(parseHandIn(`\uFEFF${whole}`).texts).toHaveLength(1);
});

describe('a damaged file', () => {
  const whole = JSON.stringify({ format: handInFormat, version: 3, texts: [text()] }, null, 2);
  it.each([
    ['', 'The file is empty'],
    [whole.slice(0, 200), 'Line'],
    [whole.replace(',', ''), 'A comma is missing'],
    [whole.replace('"new"', '"newer"'), 'Unrecognized key'],
    [whole.replace('"version": 3', '"version": 4'), 'a newer copy'],
    [whole.replace('"version": 3', '"version": 2'), 'an older copy'],
    ['{"a": "b"}', 'no file of texts that were handed in'],
    [Buffer.from(whole, 'utf16le'), 'damaged'],
  ])('is refused %#', (content, reason) => {
    expect(() => parseHandIn(content)).toThrow(reason);
  });

  it.each([
    ['<html></html>', 'not XLIFF 1.2'],
    [inUnit('fr/a/b', 'Un').slice(0, -20), 'damaged or not whole'],
    [inUnit('17', 'Un'), 'not the one that was exported'],
    [inUnit('fr/a/b', 'Un <g id="1">mot</g>'), 'a code of your program'],
    [inUnit('fr/a/b', 'Un <x id="1"/>'), 'not exported'],
    [inUnit('fr/a/b', 'Un\n  <ph id="1">mot</ph>'), 'indenting'],
  ])('of XLIFF is refused %#', (xml, reason) => {
    expect(() => fromXliff(xml)).toThrow(reason);
  });

  it('of CSV is refused with what is missing', () => {
    expect(() => fromCsv('language,file\r\nfr,home')).toThrow('no column key');
    expect(() => fromCsv('language,file,key,english,translation,replaces\r\nfr,home')).toThrow(
      'Row 2',
    );
  });
});
