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

function tagNesting({ text }: TextContext): TextFinding[] {
  const open: { name: string; index: number }[] = [];
  for (const { 0: tag, 1: slash, 2: name = '', index } of text.matchAll(/<(\/?)([\w-]+)[^>]*>/gu)) {
    if (tag.endsWith('/>')) continue;
    if (slash === '') open.push({ name, index });
    else if (open.pop()?.name !== name) return [finding('tag-nesting', { tag }, index)];
  }
  const [left] = open;
  return left ? [finding('tag-nesting', { tag: `<${left.name}>` }, left.index)] : [];
}

/** Finds letters that only look like those of the language, too. */
function withoutGlyph({ text, masked, characters }: TextContext): TextFinding[] {
  const [letter] = characters ? lettersWithout(characters, masked) : [];
  if (letter === undefined) return [];
  return [finding('letter', { letter }, unmaskedIndex(text, masked.indexOf(letter)))];
}

function directionPairs({ text }: TextContext): TextFinding[] {
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[\u2066-\u2069]/gu)) {
    if (sign !== '\u2069') open.push(index);
    else if (open.pop() === undefined) return [finding('direction-pair', {}, index)];
  }
  const left = open.at(-1);
  return left === undefined ? [] : [finding('direction-pair', {}, left)];
}

const partners: Readonly<Record<string, string>> = { ')': '(', ']': '[', '»': '«', '”': '“' };
const openers = new Set(Object.values(partners));

function unbalanced({ masked, text, language }: TextContext): TextFinding[] {
  // The parenthesis of a numbered point has no partner: “a) …”.
  const points = masked.replace(/(?<=^|\s)[\p{L}\p{N}]\)/gu, '\uFFFC\uFFFC');
  const open: { sign: string; index: number }[] = [];
  const single = ({ sign, index }: { sign: string; index: number }) =>
    finding('unbalanced', { sign }, unmaskedIndex(text, index));
  for (const { 0: sign, index } of points.matchAll(
    hasTypography(language) ? /[()[\]«»“”]/gu : /[()[\]]/gu,
  )) {
    if (openers.has(sign)) open.push({ sign, index });
    else if (open.pop()?.sign !== partners[sign]) return [single({ sign, index })];
  }
  return open.slice(0, 1).map(single);
}

function entities({ text, english }: TextContext): TextFinding[] {
  const match = /&(#\d+|#x[\da-f]+|[a-z]+\d?);/iu.exec(text);
  if (!match || english?.includes(match[0])) return [];
  return [finding('entity', { entity: match[0] }, match.index)];
}
