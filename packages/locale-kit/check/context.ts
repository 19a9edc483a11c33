import type { TextFinding } from './finding';
import type { KeyEntry } from './keys/entry';
import { mask } from './mask';
import type { Terms } from './terms';

/** What the checks need to know of a language; the records of `src/i18n/languages.ts` fit. */
export interface CheckedLanguage {
  code: string;
  script: string;
}

/** One value with everything that its rules look at. */
export interface TextContext {
  text: string;
  /** The text without placeholders, tags and addresses; see `mask`. */
  masked: string;
  /** The English text of the key; of a plural form that English lacks, its `_other`. */
  english: string | undefined;
  /** The English text that prescribes the placeholders: of a plural form its `_other`. */
  placeholderSource: string | undefined;
  language: CheckedLanguage;
  /** The language that the others are translated from. */
  isSource: boolean;
  /** The suffix of a plural form, such as `few`. */
  pluralForm: string | undefined;
  /** What is known of the key. */
  entry: KeyEntry | undefined;
  terms: Terms;
}

/** Completes a context. */
export function textContext(parts: Omit<TextContext, 'masked'>): TextContext {
  return { ...parts, masked: mask(parts.text) };
}

/** Looks at one value and says what is wrong with it. */
export type TextCheck = (context: TextContext) => TextFinding[];
