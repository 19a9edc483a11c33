import { z } from 'zod';
import type { LocaleInput } from '../files/project';
import { plural, text } from '../../../src/schemas/textSchema';
import { setString } from '../files/setString';
import { accept, textsToAccept } from '../check/accept';
import { sampleTerms, sampleTexts } from './sampleTexts';

const group = z.strictObject;
const characters = (en: number, ar: number, fr: number) => ({
  limits: { element: 'its place', characters: { en, ar, fr, other: fr } },
});
const room = { element: 'the top', isHardLimit: true, characters: { other: 90 } };
const words = (least: number, most: number) => ({
  limits: { element: 'its place', words: [least, most] as const },
});

const schemas = new Map<string, z.ZodObject>([
  [
    'common',
    group({
      firm: group({ name: text('Name of the firm', 'Header') }),
      nav: group({
        services: text('Link', 'Header', { ...characters(12, 14, 14), glossaryId: 'nav.services' }),
        getStarted: text('Button', 'Header', {
          ...characters(16, 16, 20),
          glossaryId: 'cta.getStarted',
        }),
      }),
      service: group({ phase: text('Number of a phase', 'Above its title') }),
    }),
  ],
  [
    'home',
    group({
      hero: group({ headline: text('Headline', 'Top', { limits: room }) }),
      services: group({ ...plural('count', 'How many services', 'Card') }),
      about: group({ figures: group({ years: text('A figure', 'About') }) }),
      contact: group({ intro: text('Text below the heading', 'Contact') }),
    }),
  ],
  [
    'services/visitor-economy-strategy',
    group({
      title: text('Name of the service', 'Its page', {
        ...characters(52, 54, 68),
        glossaryId: 'card.visitorEconomy',
      }),
      summary: text('What the service is', 'Card', words(15, 30)),
      intro: text('Introduction', 'Its page', words(45, 90)),
      phases: z
        .array(
          group({
            title: text('Title of a phase', 'Its page', characters(52, 54, 68)),
            description: text('What is done in a phase', 'Its page', words(30, 60)),
          }),
        )
        .length(4),
    }),
  ],
]);

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));

/** What the fonts of the small site have: letters of western Europe, and of Arabic with those for foreign names. */
export const sampleCharacters: ReadonlySet<string> = new Set([
  ...range(0x20, 0xff),
  ...range(0x621, 0x63a),
  ...range(0x640, 0x652),
  ...Array.from('œŒ’‘“”…\u0300\u0301\u0308ٱپچڤگ\u0670،؛؟'),
]);

const texts = ['en', 'ar', 'fr'].flatMap((code, at) =>
  Object.entries(sampleTexts).map(([name, versionsByKey]): [string, string] => {
    const add = (json: string, [key, versions]: [string, readonly string[]]) =>
      versions[at] ? setString(json, key, versions[at], []) : json;
    return [`locales/${code}/${name}.json`, Object.entries(versionsByKey).reduce(add, '{}\n')];
  }),
);

const unrecorded: LocaleInput = {
  files: new Map(texts),
  root: '',
  languages: [{ code: 'en' }, { code: 'ar' }, { code: 'fr' }],
  source: 'en',
  drafts: [],
  characters: sampleCharacters,
  schemas,
  renamed: {},
  glossary: Object.entries(sampleTerms).map(([id, [en, ar, fr]]) => ({ id, en, ar, fr })),
  allowed: [
    ...['Services', 'Phase {{number}}', '{{count}} service', '{{count}} services'].map((text) => {
      return { text, languages: ['fr'], why: 'The same word.' };
    }),
    { text: 'Strategy Solutions', why: 'A name.' },
  ],
};
const records = ['ar', 'fr'].flatMap((code) => [
  ...accept(unrecorded, textsToAccept(unrecorded, code)),
]);

/** A small site in three languages, with records and without a fault, for tests that break it. */
export function sampleSite(): LocaleInput & { files: Map<string, string | Uint8Array> } {
  return { ...unrecorded, files: new Map([...texts, ...records]) };
}

/** The content of a file. */
export function textOf(site: LocaleInput, file: string): string {
  const content = site.files.get(file);
  if (typeof content !== 'string') throw new Error(`No text ${file}`);
  return content;
}
