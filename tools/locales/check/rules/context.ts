import type { TextMeta } from '../../../../src/i18n/schemas/textSchema';
import { finding, type TextFinding } from '../finding';

/** A text with everything that its rules need. */
export interface TextContext {
  text: string;
  /** The text without placeholders, tags and addresses; see `mask`. */
  masked: string;
  /** The English text; undefined for English itself. */
  english: string | undefined;
  language: string;
  isSource: boolean;
  entry: TextMeta | undefined;
  terms: Terms;
  /** The characters that the fonts have; undefined if any will do. */
  characters: ReadonlySet<string> | undefined;
}

export type TextCheck = (context: TextContext) => TextFinding[];

/** The marks before a copy of the English text, and before the description of a text that nobody has written. */
export const labels = { translate: '⟦to translate⟧ ', write: '⟦to write⟧ ' } as const;

/** The text behind a mark. */
export const withoutLabel = (text: string): string => text.replace(/^⟦[^⟧]*⟧ /u, '');

/** Whether a text has a mark, or what is left of one: no real text has such brackets. */
export const isPlaceholderText = (text: string): boolean => /[⟦⟧]/u.test(text);

/** Whether a text is the description of what somebody has to write. */
export const isUnwritten = (text: string): boolean => text.startsWith(labels.write);

/** @param english undefined for English itself */
export function placeholderFindings(text: string, english: string | undefined): TextFinding[] {
  if (!isPlaceholderText(text)) return [];
  if (isUnwritten(english ?? '')) return [finding('no-english')];
  return [finding(isUnwritten(text) ? 'to-write' : 'to-translate')];
}

/** The letters and marks that the fonts lack and can't compose; not phrases that are one character, such as ﷺ. */
export function lettersWithout(characters: ReadonlySet<string>, text: string): string[] {
  const canCompose = (letter: string) =>
    (letter.normalize('NFD').match(/./gsu) ?? []).every((part) => characters.has(part));
  const letters = new Set(text.match(/(?![\uFDF0-\uFDFF])[\p{L}\p{M}]/gu));
  return [...letters].filter((letter) => !characters.has(letter) && !canCompose(letter));
}

/** An entry of `glossary.json`: the translations beside `id`, `en` and `note`. */
export interface GlossaryEntry {
  id: string;
  en: string;
  note?: string;
  [language: string]: string | undefined;
}

/** A text that is right as it is: it gets no advice, and may be the same as in English. */
export interface AllowedText {
  text: string;
  /** Absent means all. */
  languages?: string[];
  why: string;
}

export type Terms = ReturnType<typeof prepareTerms>;

/** Look-ups in the glossary and the allow-list. */
export function prepareTerms(glossary: readonly GlossaryEntry[], allowed: readonly AllowedText[]) {
  return {
    byId: (id: string) => glossary.find((entry) => entry.id === id),
    /** The prescribed translations of an English text. */
    translationsOf: (english: string, language: string): string[] =>
      glossary.filter(({ en }) => en === english).flatMap((entry) => entry[language] ?? []),
    hasEnglish: (text: string) => glossary.some(({ en }) => en === text),
    isAllowed: (text: string, language: string) =>
      allowed.some((one) => one.text === text && (one.languages?.includes(language) ?? true)),
  };
}
