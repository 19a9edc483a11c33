import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkLocales } from '../check/check';
import { exportUnits } from './export';
import type { LocaleInput } from '../files/project';
import { changedUnits } from './changedUnits';
import { planReceipt, receiptFiles } from './receive';
import { accept, textsToAccept } from '../check/accept';
import { sampleSite } from '../testing/sampleSite';
import { text } from '../../../src/schemas/textSchema';
import { fromXliff } from './fromXliff';
import { toXliff } from './toXliff';

const perLanguage = { perLanguage: true };
const date = {
  data: { pattern: '\\d{4}-\\d\\d-\\d\\d', example: '2026-11-23' },
  due: { days: 365, sooner: { key: 'moving', days: 90 } },
};
const law = z.strictObject({
  text: text('A paragraph', 'Page'),
  readOn: text('Day of reading', 'Page', { ...perLanguage, ...date }).optional(),
  sources: z
    .array(
      z.strictObject({
        name: text('A source', 'Page', perLanguage),
        moving: text('Whether it changes often', 'Page', perLanguage).optional(),
      }),
    )
    .min(1)
    .max(3)
    .optional(),
  questions: z.array(text('A question', 'Page')).min(1).max(3).optional(),
});

const english = {
  text: 'The law of the land.',
  readOn: '2026-01-01',
  sources: [{ name: 'Act 1' }],
};
const french = { text: 'Le droit du lieu.' };

/** A site of an English and a French file. */
function siteOf(en: object, fr: object): LocaleInput {
  const site = { ...sampleSite(), schemas: new Map([['law', law]]) };
  const files = Object.entries({ en, fr }).map(
    ([code, content]) => [`locales/${code}/law.json`, JSON.stringify(content)] as const,
  );
  const languages = [{ code: 'en' }, { code: 'fr' }];
  const unrecorded = { ...site, languages, files: new Map(files), characters: undefined };
  const records = accept(unrecorded, textsToAccept(unrecorded, 'fr'));
  return { ...unrecorded, files: new Map([...files, ...records]) };
}

/** The findings in such a site on a day. */
function findingsOf(en: object, fr: object, day?: string) {
  const { findings } = checkLocales(siteOf(en, fr), day);
  return findings.map(({ language, key, rule }) => `${language} ${key} ${rule}`);
}

it('does not compare texts that each language has of its own', () => {
  const sources = [{ name: 'Loi 2' }, { name: 'Loi 3' }];
  const longer = { ...french, readOn: '2026-02-01', sources };
  for (const content of [longer, french]) {
    expect(checkLocales(siteOf(english, content))).toMatchObject({
      findings: [],
      files: Array(2).fill({ wanted: 1, complete: 1 }) as object[],
    });
  }
});

it('hands in and receives texts that each language has of its own, and does not export them', () => {
  const site = siteOf(english, french);
  const law2 = { readOn: '2026-02-01', sources: [{ name: 'Loi 2' }] };
  const changed = siteOf(english, { ...french, ...law2 });
  const units = changedUnits(changed, { received: site.files });
  expect(units.map(({ key }) => key)).toEqual(['readOn', 'sources.0.name']);
  const bytes = new TextEncoder().encode(toXliff(units, 'en', 'Zoé'));
  const received = receiptFiles(planReceipt(fromXliff(bytes), site), site);
  expect(JSON.parse(received.get('locales/fr/law.json') ?? '')).toEqual({ ...french, ...law2 });
  expect(exportUnits(changed, 'fr', true).map(({ key }) => key)).toEqual(['text']);
});

const asked = { ...english, questions: ['Who pays?', 'Who decides?'] };
const moving = { ...english, sources: [{ name: 'Act 1', moving: 'yes' }] };

it.each([
  [english, { sources: [{ moving: 'yes' }] }, 'sources.0.name missing-key'],
  [english, { sources: Array(4).fill({ name: 'a' }) }, 'sources list-length'],
  [english, { readOn: 'hier' }, 'readOn data'],
  [asked, { questions: ['Qui', 'Quoi'] }, undefined],
  [asked, { questions: ['Qui'] }, 'questions list-length'],
  [asked, { questions: ['Qui', 'Quoi', 'Où'] }, 'questions list-length'],
])('beside %o finds in %o: %s', (en, more, found) => {
  expect(findingsOf(en, { ...french, ...more })).toEqual(found ? [`fr ${found}`] : []);
});

it('advises to read a source again after a year, or after 90 days if it changes often', () => {
  expect(findingsOf(english, french, '2027-01-01')).toEqual([]);
  expect(findingsOf(english, french, '2027-01-02')).toEqual(['en readOn due']);
  expect(findingsOf(moving, french, '2026-04-01')).toEqual([]);
  expect(findingsOf(moving, french, '2026-04-02')).toEqual(['en readOn due']);
});
