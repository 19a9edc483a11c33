import type { DiffPart } from '../stale/wordDiff';

/** The rule that texts break which wait for someone to replace them. */
export const markRule = 'to-translate';

/** The rule that a translation breaks whose English has changed. */
export const staleRule = 'stale';

/** The rule that a text breaks of which another wording was reviewed or approved. */
export const lapsedRule = 'lapsed';

export type Severity = 'error' | 'warning';

/** What is wrong with one value, seen without the file that it stands in. */
export interface TextFinding {
  severity: Severity;
  /** `rule-1` to `rule-21` are those of the language specification; the others are named. */
  rule: string;
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
 * What stops the build.
 * @param index where in the text it starts; absent when the whole text is meant
 */
export function error(
  rule: string,
  message: string,
  suggestion: string,
  index?: number,
): TextFinding {
  return { severity: 'error', rule, message, suggestion, index };
}

/** What may be right, and stops nothing. */
export function warning(...parts: Parameters<typeof error>): TextFinding {
  return { ...error(...parts), severity: 'warning' };
}

/** A finding with its place in the file's text and the key that it belongs to. */
export interface FileFinding extends TextFinding {
  index: number;
  key: string;
}

/** One thing to put right, with its place. */
export interface Finding {
  severity: Severity;
  rule: string;
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
  message: string;
  suggestion: string;
  /** The whole text with this fault put right; absent where no rule knows what is right. */
  repair?: string | undefined;
  change?: readonly DiffPart[] | undefined;
}
