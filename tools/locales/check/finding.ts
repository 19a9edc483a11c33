import { idOf } from '../files/keys';
import type { Rule, Values } from '../messages/wordsIn';
import type { DiffPart } from '../record/wordDiff';

/** The rules that are errors: they break a page, so the site is not built. All others give advice. */
export const errorRules: readonly string[] = `
  not-utf8 byte-order-mark json-empty json-merge json-comma json-extra-comma json-bracket json-quote
  json-character json missing-folder missing-file missing-key missing-form empty unknown-key duplicate-key
  wrong-type list-length to-translate no-english to-write writing-system data no-room control-character
  placeholder-missing placeholder-unknown brace nesting tags tag-empty tag-nesting`
  .trim()
  .split(/\s+/u);

/** The rules on placeholder texts. */
export const placeholderRules: readonly Rule[] = ['to-translate', 'no-english', 'to-write'];

export const staleRule = 'stale';

/** What is wrong with a text, without its position in the file. */
export interface TextFinding {
  severity: 'error' | 'warning';
  rule: Rule;
  values: Values;
  /** How the English has changed since the text was translated. */
  change?: readonly DiffPart[] | undefined;
}

/** A finding with its key and the offset of its text or value in the file. */
export interface FileFinding extends TextFinding {
  index: number;
  key: string;
}

/** A finding with its position. */
export interface Finding extends TextFinding {
  /** '' for what belongs to no language. */
  language: string;
  /** Path from the root. */
  file: string;
  /** Line and column from 1, the column in UTF-16 units, as code editors count. */
  line: number;
  column: number;
  /** Such as `phases.0.title`; '' for the whole file. */
  key: string;
}

export function finding(rule: Rule, values: Values = {}): TextFinding {
  return { severity: errorRules.includes(rule) ? 'error' : 'warning', rule, values };
}

/** Whether a finding means that nobody has translated the text. */
export function isUntranslated({ rule }: Pick<Finding, 'rule'>): boolean {
  return rule === 'same-as-english' || rule === 'writing-system' || placeholderRules.includes(rule);
}

/** The id of the text that a finding is about, or of a file with an empty key. */
export function idOfFinding({ language, file, key }: Finding): string {
  return idOf({ language, name: file.replace(/^[^/]+\/[^/]+\/|\.json$/gu, ''), key });
}
