import { idOf } from '../files/keys';
import messages from './messages.json' with { type: 'json' };
import type { DiffPart } from '../record/wordDiff';

/** Each rule has its words in `messages.json`, in which `{{name}}` is a value of the finding. */
export type Rule = keyof typeof messages;

/** THE list of errors: what breaks a page, so that the site is not built with it. All else is advice. */
export const errorRules: readonly string[] = `
  not-utf8 byte-order-mark json-empty json-merge json-comma json-extra-comma json-bracket json-quote
  json-character json missing-folder missing-file missing-key missing-form empty unknown-key duplicate-key
  wrong-type list-length to-translate no-english to-write writing-system data no-room control-character placeholder-missing
  placeholder-unknown brace nesting tags tag-empty tag-nesting`
  .trim()
  .split(/\s+/u);

export const placeholderRules: readonly Rule[] = ['to-translate', 'no-english', 'to-write'];

export const staleRule = 'stale';

/** What is wrong with a text, without its place in the file. */
export interface TextFinding {
  severity: 'error' | 'warning';
  rule: Rule;
  values: Readonly<Record<string, string | number>>;
  /** What is wrong, for someone who doesn't read code. */
  message: string;
  /** How to fix it. */
  suggestion: string;
  /** What has changed in the English text since it was translated. */
  change?: readonly DiffPart[] | undefined;
}

/** A finding with its key and the offset of its text or value in the file. */
export interface FileFinding extends TextFinding {
  index: number;
  key: string;
}

/** A finding with its place. */
export interface Finding extends TextFinding {
  /** '' for what belongs to no language. */
  language: string;
  /** Path from the root. */
  file: string;
  /** Line and column count from 1, the column in UTF-16 units, as editors do. */
  line: number;
  column: number;
  /** Such as `phases.0.title`; '' for the whole file. */
  key: string;
}

export function finding(rule: Rule, values: TextFinding['values'] = {}): TextFinding {
  const filled = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''));
  const { message, suggestion } = messages[rule];
  const severity = errorRules.includes(rule) ? 'error' : 'warning';
  return { severity, rule, values, message: filled(message), suggestion: filled(suggestion) };
}

/** Whether a finding means that nobody has translated the text. */
export function isUntranslated({ rule }: Pick<Finding, 'rule'>): boolean {
  return rule === 'same-as-english' || rule === 'writing-system' || placeholderRules.includes(rule);
}

/** The id of the text that a finding is about, or of a file with an empty key. */
export function idOfFinding({ language, file, key }: Finding): string {
  return idOf({ language, name: file.replace(/^[^/]+\/[^/]+\/|\.json$/gu, ''), key });
}
