import { finding, type TextFinding } from '../finding';
import { hasTypography } from './patterns';
import type { RuleContext } from './context';
import { lengths } from './length';
import { withoutTags } from './mask';

/** Rules that need no English beside the text and are not patterns: markup, letters, pairs of characters, lengths. */
export const rulesAlone: readonly ((context: RuleContext) => TextFinding[])[] = [
  braces,
  nestedKey,
  tagNesting,
  missingGlyph,
  directionPairs,
  unbalanced,
  entities,
  lengths,
  specifiedWording,
  writingSystem,
  foreignWords,
];

function braces({ text }: RuleContext): TextFinding[] {
  const hasBrace = /[{}]/u.test(text.replace(/\{\{[^{}]+\}\}/gu, ''));
  return hasBrace ? [finding('brace')] : [];
}

function nestedKey({ text, english }: RuleContext): TextFinding[] {
  return text.includes('$t(') && !english?.includes('$t(') ? [finding('nesting')] : [];
}

/**
 * The first character or tag without its partner; pairs may nest.
 * @param openerOf returns the opening partner of a closing character or tag; undefined for an opening one
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

/**
 * A letter or combining character that the fonts lack and can't compose, such as a Cyrillic letter that looks like a
 * Latin one. Ligatures such as ﷺ are excepted.
 */
function missingGlyph({ masked, characters }: RuleContext): TextFinding[] {
  if (!characters) return [];
  const canCompose = (letter: string) =>
    Array.from(letter.normalize('NFD')).every((part) => characters.has(part));
  const letters: string[] = masked.match(/(?![\uFDF0-\uFDFF])[\p{L}\p{M}]/gu) ?? [];
  const letter = letters.find((used) => !characters.has(used) && !canCompose(used));
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

/** Compares an English text with the wording that the glossary specifies for it. */
function specifiedWording({ text, isSource, meta, terms }: RuleContext): TextFinding[] {
  const wording = isSource && meta?.glossaryId ? terms.byId(meta.glossaryId)?.en : undefined;
  if (wording === undefined || wording === withoutTags(text)) return [];
  return [finding('glossary-source', { wording })];
}

/** Whether one of the three languages with rules is written in Latin letters. */
const isLatin = (language: string) => new Intl.Locale(language).language !== 'ar';

function writingSystem({ masked, text, language, isSource, terms }: RuleContext): TextFinding[] {
  if (isSource || !/\p{L}/u.test(masked) || terms.isAllowed(text, language)) return [];
  if (!hasTypography(language)) return [];
  const letters = isLatin(language) ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u;
  return letters.test(masked) ? [] : [finding('writing-system')];
}

/** Words that only English has, except in names: beside a capitalised word. */
const englishWords =
  /(?<!\p{L}|\p{L} \p{Lu}[\p{L}’-]* )(?:the|and|which|with|from|their|this)(?!\p{L}| \p{Lu})/gu;

/** Finds English words in a text in Latin letters, and any Latin words in another writing system. */
function foreignWords(context: RuleContext): TextFinding[] {
  const { masked, text, english = text, language, isSource } = context;
  if (isSource || !hasTypography(language)) return [];
  // Names keep their language: between quotation marks or direction isolates.
  const quoted = /[«“\u2066-\u2068][^»”\u2069]*[»”\u2069]/gu;
  const prose = masked.replace(quoted, (name) => ' '.repeat(name.length));
  // Abbreviations stay, and names that English writes the same way.
  const isName = (word: string) =>
    word === word.toUpperCase() || (/\p{Lu}/u.test(word) && english.includes(word));
  const words = isLatin(language) ? englishWords : /\p{Script=Latin}[\p{Script=Latin}\p{M}’-]+/gu;
  const found: string[] = prose.match(words) ?? [];
  const list = (isLatin(language) ? found : found.filter((word) => !isName(word))).join(', ');
  return list === '' ? [] : [finding('foreign-words', { words: list })];
}
