import type { TextMeta } from '../../../src/i18n/schemas/vocabulary';
import { finding, type TextFinding } from '../finding';

/** One value with everything that its rules look at. */
export interface TextContext {
  text: string;
  /** The text without placeholders, tags and addresses; see `mask`. */
  masked: string;
  /** The English text of the key; of a plural form that English lacks, its `_other`. */
  english: string | undefined;
  /** The English text that prescribes the placeholders: of a plural form its `_other`. */
  placeholderSource: string | undefined;
  /** Its code. */
  language: string;
  /** The language that the others are translated from. */
  isSource: boolean;
  /** What is known of the text. */
  entry: TextMeta | undefined;
  terms: Terms;
  /** The characters that the fonts of the site have; undefined if any will do. */
  characters: ReadonlySet<string> | undefined;
}

/** Looks at one value and says what is wrong with it. */
export type TextCheck = (context: TextContext) => TextFinding[];

/**
 * The marks before a text that a command has put there for someone to replace.
 * Their brackets stand in no real text, so that half a mark is found too.
 */
export const marks = {
  /** Before a copy of the English text. */
  translate: '⟦to translate⟧ ',
  /** Before the description of a text that nobody has written yet. */
  write: '⟦to write⟧ ',
} as const;

/** The text behind a mark. */
export function withoutMark(text: string): string {
  return text.replace(/^⟦[^⟧]*⟧ /u, '');
}

/** Whether a text waits for someone to replace it. */
export function isMarked(text: string): boolean {
  return /[⟦⟧]/u.test(text);
}

/** Looks for a mark, or what is left of one: the site is not built with it. */
export function markFindings(text: string): TextFinding[] {
  const index = text.search(/[⟦⟧]/u);
  if (index < 0) return [];
  return [finding(text.startsWith(marks.write) ? 'to-write' : 'to-translate', {}, index)];
}

/**
 * Letters, and marks on them, for which fonts have no glyph. Those that they can compose are none, nor
 * are phrases that are one character, such as ﷺ.
 */
export function lettersWithout(characters: ReadonlySet<string>, text: string): string[] {
  const canCompose = (letter: string) =>
    (letter.normalize('NFD').match(/./gsu) ?? []).every((part) => characters.has(part));
  const letters = new Set(text.match(/(?![\uFDF0-\uFDFF])[\p{L}\p{M}]/gu));
  return [...letters].filter((letter) => !characters.has(letter) && !canCompose(letter));
}

/** One entry of `glossary.json`: the translations beside `id`, `en` and `note`. */
export interface GlossaryEntry {
  id: string;
  en: string;
  note?: string;
  [language: string]: string | undefined;
}

/** A text that is right as it is, in some languages: it gets no advice, and may equal the English one. */
export interface AllowedText {
  text: string;
  /** Codes of the languages; absent means all. */
  languages?: string[];
  /** Why it is right there. */
  why: string;
}

/** The terms that the texts are checked against. */
export type Terms = ReturnType<typeof prepareTerms>;

/** Prepares the glossary and the allow-list for look-up. */
export function prepareTerms(glossary: readonly GlossaryEntry[], allowed: readonly AllowedText[]) {
  const byEnglish = new Map<string, GlossaryEntry[]>();
  for (const entry of glossary) {
    byEnglish.set(entry.en, [...(byEnglish.get(entry.en) ?? []), entry]);
  }
  const byId = new Map(glossary.map((entry) => [entry.id, entry]));
  const allowedByText = new Map(allowed.map((entry) => [entry.text, entry]));
  return {
    byId: (id: string) => byId.get(id),
    /** The prescribed translations of an English text, none if the glossary doesn't have it. */
    translationsOf: (english: string, language: string): string[] =>
      (byEnglish.get(english) ?? []).flatMap((entry) => entry[language] ?? []),
    hasEnglish: (text: string) => byEnglish.has(text),
    /** Whether a text is right as it is. */
    isAllowed: (text: string, language: string) => {
      const entry = allowedByText.get(text);
      return entry !== undefined && (entry.languages?.includes(language) ?? true);
    },
  };
}
