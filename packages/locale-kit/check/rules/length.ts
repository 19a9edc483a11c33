import type { Limits } from '../../schema';
import { warning, type TextFinding } from '../finding';
import type { TextContext } from '../text';

/** The limits of the key. */
export function lengths(context: TextContext): TextFinding[] {
  const limits = context.entry?.limits;
  return limits ? elementLength(context, limits) : [];
}

function elementLength({ text, language }: TextContext, limits: Limits): TextFinding[] {
  const { element, characters, characterRange, words } = limits;
  if (characters) {
    const most = new Map(Object.entries(characters)).get(language.code) ?? characters.other;
    return range(element, 'characters', graphemeCount, text, 0, most);
  }
  if (characterRange) return range(element, 'characters', graphemeCount, text, ...characterRange);
  return words ? range(element, 'words', wordCount, text, ...words) : [];
}

function range(
  element: string,
  unit: string,
  count: (text: string) => number,
  text: string,
  least: number,
  most: number,
): TextFinding[] {
  if (text.length >= least && text.length <= most && unit === 'characters' && least === 0)
    return [];
  const found = count(text);
  if (found >= least && found <= most) return [];
  const message =
    found > most
      ? `With ${found} ${unit} the text is too long for ${element}.`
      : `With ${found} ${unit} the text is too short for ${element}.`;
  const allowed = least === 0 ? `at most ${most}` : `${least} to ${most}`;
  return [warning('length', message, `Write ${allowed} ${unit}.`)];
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
