import type { LocaleInput } from '../check';
import { placeOf } from '../document';
import { arabicTexts, englishTexts, frenchTexts, type SampleTexts } from './sampleTexts';

/** A small site in three languages without a fault, for tests that break it. */
export function sampleSite(): LocaleInput & { files: Map<string, string | Uint8Array> } {
  return {
    files: new Map([
      ...filesOf('en', englishTexts),
      ...filesOf('ar', arabicTexts),
      ...filesOf('fr', frenchTexts),
    ]),
    languages: [
      { code: 'en', script: 'latin' },
      { code: 'ar', script: 'arabic' },
      { code: 'fr', script: 'latin' },
    ],
    source: 'en',
    services: ['visitor-economy-strategy'],
    glossary: [
      { id: 'nav.services', en: 'Services', ar: 'الخدمات', fr: 'Services' },
      { id: 'cta.getStarted', en: 'Get Started', ar: 'ابدؤوا الآن', fr: 'Démarrer un projet' },
      {
        id: 'card.visitorEconomy',
        en: 'Visitor Economy Strategy',
        ar: 'استراتيجية اقتصاد الزوار',
        fr: 'Stratégie pour l’économie touristique',
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
    [`locales/${code}/services/visitor-economy-strategy.json`, json(texts.service)],
  ];
}

/** The text of one of the files. */
export function textOf(site: LocaleInput, file: string): string {
  const content = site.files.get(file);
  if (typeof content !== 'string') throw new Error(`No text ${file}`);
  return content;
}

/**
 * Where a passage stands in a text.
 * @throws unless it stands there exactly once
 */
export function placeOfPassage(text: string, passage: string): { line: number; column: number } {
  if (text.split(passage).length !== 2) throw new Error(`Not exactly once: ${passage}`);
  return placeOf(text, text.indexOf(passage));
}
