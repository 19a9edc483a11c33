import type { Finding } from '../../locale-kit/check/finding';
import type { TextEntry } from '../../locale-kit/schema';

/** Where the editor's server answers. */
export const serviceBase = '/__translate';

/** Header that carries the token of this run. */
export const tokenHeader = 'x-translate-token';

/** What the editor asks its server. */
export type Action = 'view' | 'check' | 'save' | 'accept' | 'texts';

/** A locale file: `name` is its name in the folder of its language, without ending. */
export interface FileReference {
  language: string;
  name: string;
}

export interface TextReference extends FileReference {
  /** Path of the value, such as `phases.0.title`. */
  key: string;
}

export interface Candidate extends TextReference {
  text: string;
}

export interface SaveRequest extends Candidate {
  /** `version` of the text that the translator started from. */
  opened: string;
}

/** How long a text may be, in one language. */
export interface LengthLimit {
  unit: 'characters' | 'words';
  least: number;
  most: number;
}

/**
 * What a file says of a text: it has it, it lacks it and needs it, it has no use for it (a plural form
 * of other languages), or it can't be read.
 */
export type TextState = 'there' | 'missing' | 'unneeded' | 'unreadable';

/** A text in one language as it is on disk. */
export interface LanguageText {
  language: string;
  /** Path from the repository's root. */
  file: string;
  state: TextState;
  /** Empty unless it is there. */
  text: string;
  /** Stands for the text or its absence, so that a change in the meantime is noticed. */
  version: string;
  limit: LengthLimit | null;
  findings: Finding[];
}

/** One of the forms that a text has for different numbers. */
export interface PluralForm {
  key: string;
  /** `few` */
  form: string;
  /** Numbers that take it, as examples. */
  numbers: string;
  isMissing: boolean;
}

/** A term of the glossary that occurs in the English text. */
export interface GlossaryHit {
  term: string;
  note: string | null;
  /** Language to the prescribed translation. */
  translations: Record<string, string>;
}

/** All that the panel shows of a text. */
export interface TextView {
  description: Pick<TextEntry, 'what' | 'where'> | null;
  /** In the order of the list of languages, English first. */
  languages: LanguageText[];
  /** The English text; of a plural form that English lacks, its `_other`. */
  english: string;
  /** The forms of the language that was asked for, if the text is one of them. */
  forms: PluralForm[];
  glossary: GlossaryHit[];
}

export interface CheckAnswer {
  findings: Finding[];
}

export interface SaveAnswer extends CheckAnswer {
  version: string;
  /** Where the text stands, from 1. */
  line: number;
}

export interface TextsAnswer {
  /** Those that the file lacks come with their English text. */
  texts: { key: string; text: string; isMissing: boolean }[];
}

/** Why the server refuses. */
export interface RefusalAnswer {
  error: string;
  /** What is wrong with the text (422). */
  findings?: Finding[];
  /** What is on disk now (409). */
  current?: Pick<LanguageText, 'state' | 'text' | 'version'>;
}
