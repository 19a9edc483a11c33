import type { TextFinding } from './finding';

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

/** The rule that marked texts break. */
export const markRule = 'to-translate';

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
  const isUnwritten = text.startsWith(marks.write);
  const message = `The text still waits for ${isUnwritten ? 'someone to write it' : 'its translation'}: it holds the mark ⟦ ⟧.`;
  const suggestion = isUnwritten
    ? 'Write the text and delete the mark, brackets included.'
    : 'Translate the text and delete the mark, brackets included.';
  return [{ severity: 'error', rule: markRule, message, suggestion, index }];
}
