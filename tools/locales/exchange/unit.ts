import type { TextReference } from '../files/keys';

/** A text on its way between the site and a translator, in either direction. */
export interface Unit extends TextReference {
  /** The English to translate, or that the target was translated from; for an English text, its old wording. */
  source: string;
  /** The new wording; '' if there is none. */
  target: string;
  /** Every wording of the text that the translator has seen: received first, then handed in. */
  previous: readonly string[];
}

export interface WrittenUnit extends Unit {
  /** False for a text to translate: its target is placeholder text. */
  isDone: boolean;
  notes?: readonly string[];
}

export interface ReadUnit extends Unit {
  /** False if nobody has worked on the unit: it has no target, or the exported target. */
  isTouched: boolean;
  /** Why the unit can't be taken, if the file alone shows it. */
  problem?: 'unfinished' | 'halfTranslated' | 'twoTargets' | 'codes' | undefined;
  /** The languages that the file names; '' if it names none. */
  claims: { source: string; target: string };
}

/** OmegaT leaves this state as it is: only other states, or approved="no" beside it, come from a translator. */
export const exportedState = 'needs-adaptation';

/** Precedes the replaced wording in a note: translate-toolkit keeps notes in PO, but no <alt-trans>. */
export const replaces = 'Replaces: ';
