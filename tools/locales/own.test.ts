import { expect, it } from 'vitest';
import { z } from 'zod';
import { exportUnits } from './export';
import type { LocaleInput } from './project';
import { planHandIn } from './handIn';
import { planReceipt, receiptFiles } from './receive';
import { text } from '../../src/i18n/schemas/vocabulary';
import { fromXliff, toXliff } from './xliff';
import { checkLocales } from './check';

const own = { isOwn: true };
const date = {
  data: { pattern: '\\d{4}-\\d\\d-\\d\\d', example: '2026-11-23' },
  due: { days: 365, sooner: { name: 'moving', days: 90 } },
};
const law = z.strictObject({
  text: text('A paragraph', 'Page'),
  read: text('Day of reading', 'Page', { ...own, ...date }).optional(),
  sources: z
    .array(
      z.strictObject({
        name: text('A source', 'Page', own),
        moving: text('Whether it changes often', 'Page', own).optional(),
      }),
    )
    .min(1)
    .max(3)
    .optional(),
  questions: z.array(text('A question', 'Page')).min(1).max(3).optional(),
});

/** An English and a French file. */
function siteOf(en: object, fr: object): LocaleInput {
  const files = Object.entries({ en, fr }).map(
    ([code, content]) => [`locales/${code}/law.json`, JSON.stringify(content)] as const,
  );
  return {
    files: new Map(files),
    languages: [{ code: 'en' }, { code: 'fr' }],
    source: 'en',
    ...{ root: '', drafts: [] },
    schemas: new Map([['law', law]]),
    ...{ glossary: [], allowed: [], characters: undefined },
  };
}

/** What is found in them on a day. */
function findingsOn(day: string | undefined, en: object, fr: object) {
  const { findings, files: counts } = checkLocales(siteOf(en, fr), undefined, day);
  return {
    found: findings.map(({ language, key, rule }) => `${language} ${key} ${rule}`),
    counts: counts.map(({ wanted, complete }) => [wanted, complete]),
  };
}

const english = { text: 'The law of the land.', read: '2026-01-01', sources: [{ name: 'Act 1' }] };
const french = { text: 'Le droit du lieu.' };

it('compares nothing of what each language has of its own', () => {
  const sources = [{ name: 'Loi 2' }, { name: 'Loi 3' }];
  const other = { ...french, read: '2026-02-01', sources };
  const whole = { found: [], counts: Array(2).fill([1, 1]) };
  expect(findingsOn(undefined, english, other)).toEqual(whole);
  expect(findingsOn(undefined, english, french)).toEqual(whole);
});

it('hands in and receives what each language has of its own, and exports it to nobody', () => {
  const [site, changed] = [
    siteOf(english, french),
    siteOf(english, { ...french, read: '2026-02-01', sources: [{ name: 'Loi 2' }] }),
  ];
  const { units } = planHandIn(changed, site.files, [], []);
  expect(units.map(({ key }) => key)).toEqual(['read', 'sources.0.name']);
  const bytes = new TextEncoder().encode(toXliff(units, 'en', 'Zoé'));
  const files = receiptFiles(planReceipt(fromXliff(bytes), site), site);
  const [received, sent] = [files, changed.files].map((one) => one.get('locales/fr/law.json'));
  expect(JSON.parse(String(received))).toEqual(JSON.parse(String(sent)));
  expect(exportUnits(changed, 'fr', true).map(({ key }) => key)).toEqual(['text']);
});

it('finds a source without a name, one too many, and a date that is none', () => {
  const unnamed = { ...french, sources: [{ moving: 'yes' }] };
  expect(findingsOn(undefined, english, unnamed).found).toEqual(['fr sources.0.name missing-key']);
  const many = { ...french, sources: ['a', 'b', 'c', 'd'].map((name) => ({ name })) };
  expect(findingsOn(undefined, english, many).found).toEqual(['fr sources list-length']);
  const spoken = { ...french, read: 'hier', sources: [{ name: 'Loi 2' }] };
  expect(findingsOn(undefined, english, spoken).found).toEqual(['fr read data']);
});

it('advises to read again after a year, after 90 days where a source changes often', () => {
  expect(findingsOn('2027-01-01', english, french).found).toEqual([]);
  expect(findingsOn('2027-01-02', english, french).found).toEqual(['en read due']);
  const moving = { ...english, sources: [{ name: 'Act 1', moving: 'yes' }] };
  expect(findingsOn('2026-04-01', moving, french).found).toEqual([]);
  expect(findingsOn('2026-04-02', moving, french).found).toEqual(['en read due']);
});

it('wants a list whose length is free as long as in English', () => {
  const asked = { ...english, questions: ['Who pays?', 'Who decides?'] };
  const found = (questions: string[]) =>
    findingsOn(undefined, asked, { ...french, questions }).found;
  expect(found(['Qui paie', 'Qui décide'])).toEqual([]);
  expect(found(['Qui paie'])).toEqual(['fr questions list-length']);
  expect(found(['Qui paie', 'Qui décide', 'Quand'])).toEqual(['fr questions list-length']);
});
