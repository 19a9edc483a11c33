import type { Finding } from '../../locale-kit/check/finding';
import type { PreparedHandIn } from '../../locale-kit/handIn/handIn';
import type { TextEntry } from '../../locale-kit/schema';
import type { SiteText, TextKey, TextReference, WorkKind } from '../texts';

/** Where the editor's server answers. */
export const serviceBase = '/__translate';

/** Header that carries the token of this run. */
export const tokenHeader = 'x-translate-token';

/** What the editor asks its server, with the question and the answer of each. */
export interface Actions {
  /** All that the panel shows of a text. */
  view: [TextReference, TextView];
  /** The findings that a text would have. */
  check: [Candidate, CheckAnswer];
  /** Writes a text, unless it was changed in the meantime or is wrong. */
  save: [SaveRequest, SaveAnswer];
  /** Takes a translation as right for the present English. */
  accept: [TextReference, CheckAnswer];
  /** All texts of the site, with what there is to do about them in a language. */
  texts: [{ language: string }, TextsAnswer];
  /** What has changed in a language since it was received. */
  prepareHandIn: [{ language: string }, PreparedHandIn];
  /** Makes the file with what has changed. */
  handIn: [HandInRequest, { name: string; content: string }];
}
export type Action = keyof Actions;

export interface HandInRequest {
  language: string;
  author: string;
  /** A word to who receives the file. */
  note: string;
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
 * What a file says of a text: it has it, it has a mark in its place, it lacks it and needs it, it has
 * no use for it (a plural form of other languages), or it can't be read.
 */
export type Presence = 'there' | 'marked' | 'missing' | 'unneeded' | 'unreadable';

/** What the disk says of a text. */
export interface TextOnDisk {
  state: Presence;
  /** Empty unless something is there. */
  text: string;
  /** Stands for the text or its absence, so that a change in the meantime is noticed. */
  version: string;
}

/** A text in one language as it is on disk. */
export interface LanguageText extends TextOnDisk {
  language: string;
  /** Path from the repository's root. */
  file: string;
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
  /** Why the text, which is written, could not be noted as right for the present English. */
  unrecorded?: string;
}

export interface TextsAnswer {
  texts: SiteText[];
  /** What there is to do in the language that was asked for. */
  work: Partial<Record<TextKey, WorkKind[]>>;
  /** How many texts the language needs, and how many of them are there and not English. */
  wanted: number;
  complete: number;
  /** What keeps whole files from being read. */
  broken: Finding[];
  /** What is wrong with files in ways that no text can mend. */
  onFiles: Finding[];
}

/** Why the server refuses. */
export interface RefusalAnswer {
  error: string;
  /** What is wrong with the text (422). */
  findings?: Finding[];
  /** What is on disk now (409). */
  current?: TextOnDisk;
}
