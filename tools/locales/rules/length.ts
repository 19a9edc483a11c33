import { limitFor } from '../schema';
import { finding, type TextFinding } from '../finding';
import type { TextContext } from './text';

/** The limits of the key. */
export function lengths({ text, language, entry }: TextContext): TextFinding[] {
  const limit = limitFor(entry?.limits, language);
  if (!entry?.limits || !limit) return [];
  const { unit, least, most } = limit;
  const count = unit === 'words' ? wordCount(text) : graphemeCount(text);
  if (count >= least && count <= most) return [];
  const tooLong = entry.limits.isRoom ? 'no-room' : 'too-long';
  const range = least === 0 ? `at most ${most}` : `${least} to ${most}`;
  const values = { count, unit, range, element: entry.limits.element };
  return [finding(count > most ? tooLong : 'too-short', values)];
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many characters a reader counts. */
export function graphemeCount(text: string): number {
  return /^[\p{ASCII}\p{Script=Arabic}\u00C0-\u017F]*$/u.test(text) && !/\p{M}|\r/u.test(text)
    ? text.length
    : [...segmenter.segment(text)].length;
}

/** How many words a text has: what stands between spaces and holds a letter or a digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
