import type { Finding } from '../locale-kit/check/finding';
import type { GlossaryEntry } from '../locale-kit/check/text';
import type { PreparedHandIn } from '../locale-kit/handIn/handIn';
import type { SiteText, TextKey, TextReference } from './texts';

/** Where the editor's server answers. */
export const serviceBase = '/__translate';

/** Header that carries the token of this run. */
export const tokenHeader = 'x-translate-token';

/** What Vite tells open pages after a locale file has changed. */
export const changedEvent = 'translate:changed';

/** What the editor asks its server, with the question and the answer of each. */
export interface Actions {
  /** All texts of the site, with what is found in those of a language. */
  texts: [{ language: string }, TextsAnswer];
  /** The findings that a text would have. */
  check: [Candidate, CheckAnswer];
  /** Writes a text, unless it was changed in the meantime or would break the page. */
  save: [SaveRequest, CheckAnswer];
  /** Takes a translation as right for the present English. */
  accept: [TextReference, CheckAnswer];
  /** Changes the wording that the glossary has for a term in a language. */
  setTerm: [TermRequest, object];
  /** What has changed since the texts were received. */
  prepareHandIn: [object, PreparedHandIn];
  /** Makes the file with what has changed. */
  handIn: [HandInRequest, { name: string; content: string }];
}
export type Action = keyof Actions;

export interface Candidate extends TextReference {
  text: string;
}

export interface SaveRequest extends Candidate {
  /** The text that the translator started from; null if it was missing. */
  opened: string | null;
}

export interface TermRequest {
  /** Of the entry in the glossary. */
  id: string;
  language: string;
  wording: string;
}

export interface HandInRequest {
  author: string;
  /** A word to who receives the file. */
  note: string;
}

export interface CheckAnswer {
  findings: Finding[];
}

export interface TextsAnswer {
  texts: SiteText[];
  /** What is found in the texts of the language that was asked for. */
  findings: Partial<Record<TextKey, Finding[]>>;
  /** What keeps whole files from being read. */
  broken: Finding[];
  /** What is wrong with files in ways that no text can mend. */
  onFiles: Finding[];
  glossary: readonly GlossaryEntry[];
}

/** Why the server refuses. */
export interface RefusalAnswer {
  error: string;
  /** What is wrong with the text (422). */
  findings?: Finding[];
  /** What the file holds now, null if it lacks the text (409). */
  current?: string | null;
}
