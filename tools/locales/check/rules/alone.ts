import { finding, type TextFinding } from '../finding';
import { hasTypography } from './patterns';
import type { RuleCheck, RuleContext } from './context';
import { lengths } from './length';

/** Rules that need the text alone and are not patterns: markup, letters, pairs of characters, lengths. */
export const rulesAlone: readonly RuleCheck[] = [
  braces,
  nestedKey,
  tagNesting,
  missingGlyph,
  directionPairs,
  unbalanced,
  entities,
  lengths,
];

function braces({ text }: RuleContext): TextFinding[] {
  const hasBrace = /[{}]/u.test(text.replace(/\{\{[^{}]+\}\}/gu, ''));
  return hasBrace ? [finding('brace')] : [];
}

function nestedKey({ text, english }: RuleContext): TextFinding[] {
  return text.includes('$t(') && !english?.includes('$t(') ? [finding('nesting')] : [];
}

/**
 * The first character or tag without its partner, where pairs nest.
 * @param openerOf the opening partner of a closing one; undefined for an opening one
 */
function unpaired(text: string, signs: RegExp, openerOf: (sign: string) => string | undefined) {
  const open: string[] = [];
  for (const [sign] of text.matchAll(signs)) {
    const opener = openerOf(sign);
    if (opener === undefined) open.push(sign);
    else if (open.pop() !== opener) return sign;
  }
  return open[0];
}

function tagNesting({ text }: RuleContext): TextFinding[] {
  const openerOf = (tag: string) => (tag.startsWith('</') ? tag.replace('/', '') : undefined);
  const left = unpaired(text, /<\/?[\w-]+(?=[^>]*(?<!\/)>)/gu, openerOf);
  return left ? [finding('tag-nesting', { tag: `${left}>` })] : [];
}

/** Letters that the fonts lack, such as Cyrillic ones that look like Latin ones. */
function missingGlyph({ masked, characters }: RuleContext): TextFinding[] {
  const [letter] = characters ? lettersWithout(characters, masked) : [];
  return letter === undefined ? [] : [finding('letter', { letter })];
}

function directionPairs({ text }: RuleContext): TextFinding[] {
  const alike = text.replace(/[\u2067\u2068]/gu, '\u2066');
  const openerOf = (character: string) => (character === '\u2069' ? '\u2066' : undefined);
  const left = unpaired(alike, /[\u2066\u2069]/gu, openerOf);
  return left ? [finding('direction-pair')] : [];
}

const openers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '»': '«', '”': '“' };

function unbalanced({ masked, language }: RuleContext): TextFinding[] {
  // The parenthesis of a list item has no partner: “a) …”.
  const points = masked.replace(/(?<=^|\s)[\p{L}\p{N}]\)/gu, '');
  const signs = hasTypography(language) ? /[()[\]«»“”]/gu : /[()[\]]/gu;
  const left = unpaired(points, signs, (sign) => openers[sign]);
  return left ? [finding('unbalanced', { sign: left })] : [];
}

function entities({ text, english }: RuleContext): TextFinding[] {
  const [entity] = /&(#\d+|#x[\da-f]+|[a-z]+\d?);/iu.exec(text) ?? [];
  return entity === undefined || english?.includes(entity) ? [] : [finding('entity', { entity })];
}

/** Letters and combining characters that the fonts lack and can't compose, except ligatures such as ﷺ. */
function lettersWithout(characters: ReadonlySet<string>, text: string): string[] {
  const canCompose = (letter: string) =>
    (letter.normalize('NFD').match(/./gsu) ?? []).every((part) => characters.has(part));
  const letters = new Set(text.match(/(?![\uFDF0-\uFDFF])[\p{L}\p{M}]/gu));
  return [...letters].filter((letter) => !characters.has(letter) && !canCompose(letter));
}
