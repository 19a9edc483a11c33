import messages from './messages.json' with { type: 'json' };
import type { DiffPart } from './wordDiff';

/** Each has its words in `messages.json`, in which `{{name}}` is a value of the finding. */
export type Rule = keyof typeof messages;

/**
 * THE list of errors: what breaks a page, so that the site is not built with it. All else is advice.
 * A file can't be read; a text is missing, of another script or without room; a key, a placeholder or a tag is
 * none that the site knows.
 */
const breaksPage: ReadonlySet<Rule> = new Set<Rule>([
  ...(['not-utf8', 'byte-order-mark', 'json-empty', 'json-merge', 'json-comma'] as const),
  ...(['json-extra-comma', 'json-bracket', 'json-quote', 'json-character', 'json'] as const),
  ...([
    'missing-folder',
    'missing-file',
    'missing-key',
    'missing-form',
    'empty',
    'unknown-key',
  ] as const),
  ...(['duplicate-key', 'wrong-type', 'list-length', 'to-translate', 'to-write'] as const),
  ...(['script', 'data', 'no-room', 'control-character', 'placeholder-missing', 'brace'] as const),
  ...(['placeholder-unknown', 'nesting', 'tags', 'tag-nesting'] as const),
]);

/** The rules that texts break which wait for someone to replace them. */
export const markRules: readonly Rule[] = ['to-translate', 'to-write'];

/** The rule that a translation breaks whose English has changed. */
export const staleRule = 'stale';

export type Severity = 'error' | 'warning';

/** What is wrong with one value, seen without the file that it stands in. */
export interface TextFinding {
  severity: Severity;
  rule: Rule;
  /** What its message names. */
  values: Readonly<Record<string, string | number>>;
  /** What is wrong, for someone who doesn't read code. */
  message: string;
  /** What would be right. */
  suggestion: string;
  /** The whole text with this fault put right; absent where no rule knows what is right. */
  repair?: string | undefined;
  /** Where in the value it starts; absent when the whole value is meant. */
  index?: number | undefined;
  /** What has changed in the English text since this one was made from it, if that is known. */
  change?: readonly DiffPart[] | undefined;
}

/**
 * A finding with the words of its rule.
 * @param values what its message names
 * @param index where in the text it starts; absent when the whole text is meant
 */
export function finding(
  rule: Rule,
  values: TextFinding['values'] = {},
  index?: number,
): TextFinding {
  const filled = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''));
  const { message, suggestion } = messages[rule];
  return {
    ...{ severity: breaksPage.has(rule) ? 'error' : 'warning', rule, values, index },
    ...{ message: filled(message), suggestion: filled(suggestion) },
  };
}

/** A finding with its place in the file's text and the key that it belongs to. */
export interface FileFinding extends TextFinding {
  index: number;
  key: string;
}

/** One thing to put right, with its place. */
export interface Finding extends Omit<TextFinding, 'index'> {
  /** Code of the language, '' for what belongs to none. */
  language: string;
  /** Path from the repository's root. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units, as editors count. */
  column: number;
  /** Path of the value, such as `phases.0.title`; '' for the whole file. */
  key: string;
}
