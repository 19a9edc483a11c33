import { finding, type TextFinding } from '../finding';
import { unmaskedIndex } from './mask';
import { hasTypography } from './patterns';
import { lettersWithout, type TextCheck, type TextContext } from './text';
import { lengths } from './length';

/** What shows in a text alone and is no pattern: markup, letters, pairs of signs, lengths. */
export const rulesAlone: readonly TextCheck[] = [
  braces,
  nestedKey,
  tagNesting,
  withoutGlyph,
  directionPairs,
  unbalanced,
  entities,
  lengths,
];

function braces({ text }: TextContext): TextFinding[] {
  const index = text
    .replace(/\{\{[^{}]+\}\}/gu, (match) => ' '.repeat(match.length))
    .search(/[{}]/u);
  return index < 0 ? [] : [finding('brace', {}, index)];
}

function nestedKey({ text, english }: TextContext): TextFinding[] {
  const index = text.indexOf('$t(');
  return index < 0 || english?.includes('$t(') ? [] : [finding('nesting', {}, index)];
}

/**
 * The first sign of a text without a partner; what opens last is closed first.
 * @param openerOf the sign that another one closes; undefined of a sign that opens
 */
function unpaired(text: string, signs: RegExp, openerOf: (sign: string) => string | undefined) {
  const open: RegExpExecArray[] = [];
  for (const found of text.matchAll(signs)) {
    const opener = openerOf(found[0]);
    if (opener === undefined) open.push(found);
    else if (open.pop()?.[0] !== opener) return found;
  }
  return open[0];
}

function tagNesting({ text }: TextContext): TextFinding[] {
  const openerOf = (tag: string) => (tag.startsWith('</') ? tag.replace('/', '') : undefined);
  const left = unpaired(text, /<\/?[\w-]+(?=[^>]*(?<!\/)>)/gu, openerOf);
  return left ? [finding('tag-nesting', { tag: `${left[0]}>` }, left.index)] : [];
}

/** Finds letters that only look like those of the language, too. */
function withoutGlyph({ text, masked, characters }: TextContext): TextFinding[] {
  const [letter] = characters ? lettersWithout(characters, masked) : [];
  if (letter === undefined) return [];
  return [finding('letter', { letter }, unmaskedIndex(text, masked.indexOf(letter)))];
}

function directionPairs({ text }: TextContext): TextFinding[] {
  const alike = text.replace(/[\u2067\u2068]/gu, '\u2066');
  const openerOf = (mark: string) => (mark === '\u2069' ? '\u2066' : undefined);
  const left = unpaired(alike, /[\u2066\u2069]/gu, openerOf);
  return left ? [finding('direction-pair', {}, left.index)] : [];
}

const openers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '»': '«', '”': '“' };

function unbalanced({ masked, text, language }: TextContext): TextFinding[] {
  // The parenthesis of a numbered point has no partner: “a) …”.
  const points = masked.replace(/(?<=^|\s)[\p{L}\p{N}]\)/gu, '\uFFFC\uFFFC');
  const signs = hasTypography(language) ? /[()[\]«»“”]/gu : /[()[\]]/gu;
  const left = unpaired(points, signs, (sign) => openers[sign]);
  if (!left) return [];
  return [finding('unbalanced', { sign: left[0] }, unmaskedIndex(text, left.index))];
}

function entities({ text, english }: TextContext): TextFinding[] {
  const match = /&(#\d+|#x[\da-f]+|[a-z]+\d?);/iu.exec(text);
  if (!match || english?.includes(match[0])) return [];
  return [finding('entity', { entity: match[0] }, match.index)];
}
