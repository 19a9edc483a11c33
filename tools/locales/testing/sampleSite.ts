import { z } from 'zod';
import type { LocaleInput } from '../project';
import { plural, text } from '../../../src/i18n/schemas/vocabulary';
import { arabicTexts, englishTexts, frenchTexts, type SampleTexts } from './sampleTexts';

const group = z.strictObject;
const characters = (en: number, ar: number, fr: number) => ({
  limits: { element: 'its place', characters: { en, ar, fr, other: fr } },
});
const words = (least: number, most: number) => ({
  limits: { element: 'its place', words: [least, most] as const },
});
const service = 'visitor-economy-strategy';

const schemas = new Map<string, z.ZodObject>([
  [
    'common',
    group({
      firm: group({ name: text('Name of the firm', 'Header') }),
      nav: group({
        services: text('Link', 'Header', { ...characters(12, 14, 14), term: 'nav.services' }),
        getStarted: text('Button', 'Header', {
          ...characters(16, 16, 20),
          term: 'cta.getStarted',
        }),
      }),
      service: group({ phase: text('Number of a phase', 'Above its title') }),
      footer: group({ rights: text('Copyright line', 'Footer') }),
    }),
  ],
  [
    'home',
    group({
      hero: group({ headline: text('Headline', 'Top') }),
      services: group({ ...plural('count', 'How many services', 'Card') }),
      about: group({ figures: group({ years: text('A figure', 'About') }) }),
      contact: group({ intro: text('Text below the heading', 'Contact') }),
    }),
  ],
  [
    `services/${service}`,
    group({
      title: text('Name of the service', 'Its page', {
        ...characters(52, 54, 68),
        term: 'card.visitorEconomy',
      }),
      description: text('Description of the page', 'Search results', {
        limits: { element: 'its place', characterRange: [50, 160] },
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
  ...[...range(0x20, 0xff), ...range(0x621, 0x63a), ...range(0x640, 0x652)],
  ...Array.from('œŒ’‘“”…\u0300\u0301\u0308ٱپچڤگ\u0670،؛؟'),
]);

/** A small site in three languages without a fault, for tests that break it. */
export function sampleSite(): LocaleInput & { files: Map<string, string | Uint8Array> } {
  return {
    files: new Map([
      ...filesOf('en', englishTexts),
      ...filesOf('ar', arabicTexts),
      ...filesOf('fr', frenchTexts),
    ]),
    root: '',
    languages: [{ code: 'en' }, { code: 'ar' }, { code: 'fr' }],
    source: 'en',
    drafts: [],
    characters: sampleCharacters,
    schemas,
    glossary: [
      { id: 'nav.services', en: 'Services', ar: 'الخدمات', fr: 'Services' },
      { id: 'cta.getStarted', en: 'Get Started', ar: 'ابدؤوا الآن', fr: 'Démarrer un projet' },
      {
        id: 'card.visitorEconomy',
        en: 'Visitor Economy Strategy',
        ar: 'استراتيجية اقتصاد الزوار',
        fr: 'Stratégie pour l’économie touristique',
      },
      {
        id: 'term.servicedLand',
        en: 'serviced land',
        ar: 'أرض مخدومة',
        fr: 'terrain viabilisé',
        note: 'AR: plural «أراضٍ مخدومة»; not «المزودة بالخدمات».',
      },
      {
        id: 'term.developer',
        en: 'real estate developer',
        ar: 'مطوّر عقاري',
        fr: 'promoteur immobilier',
      },
    ],
    allowed: [
      { text: 'Services', languages: ['fr'], why: 'The same word.' },
      { text: 'Phase {{number}}', languages: ['fr'], why: 'The same word.' },
      { text: '{{count}} service', languages: ['fr'], why: 'The same word.' },
      { text: '{{count}} services', languages: ['fr'], why: 'The same word.' },
      { text: 'Strategy Solutions', why: 'A name.' },
    ],
  };
}

function filesOf(code: string, texts: SampleTexts): [string, string][] {
  const json = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
  return [
    [`locales/${code}/common.json`, json(texts.common)],
    [`locales/${code}/home.json`, json(texts.home)],
    [`locales/${code}/services/${service}.json`, json(texts.service)],
  ];
}

/** The text of one of the files. */
export function textOf(site: LocaleInput, file: string): string {
  const content = site.files.get(file);
  if (typeof content !== 'string') throw new Error(`No text ${file}`);
  return content;
}
