import { finding, type TextFinding } from '../finding';
import { hasTypography } from './patterns';
import type { RuleCheck, RuleContext } from './context';

/** Rules that compare a text with its English. */
export const rulesBesideEnglish: readonly RuleCheck[] = [
  placeholders,
  tags,
  emptyTags,
  sameAsEnglish,
  glossary,
  writingSystem,
  numbers,
  fullStop,
  foreignWords,
];

function placeholders({ text, english, meta }: RuleContext): TextFinding[] {
  if (english === undefined) return [];
  const mayOmit = (name: string) =>
    /^count\b/u.test(name) && ['zero', 'one', 'two'].includes(meta?.form ?? '');
  const [wanted, found] = [placeholdersIn(english), placeholdersIn(text)];
  const written = (name: string) => `{{${name}}}`;
  const unknown = found.find((name) => !wanted.includes(name) && !mayOmit(name));
  if (unknown) {
    const list = wanted.map(written).join(', ') || '—';
    return [finding('placeholder-unknown', { placeholder: written(unknown), wanted: list })];
  }
  const missing = wanted.find((name) => !found.includes(name) && !mayOmit(name));
  if (missing) return [finding('placeholder-missing', { placeholder: written(missing) })];
  const count = (list: string[], name: string) => list.filter((other) => other === name).length;
  const twice = found.find((name) => count(found, name) > Math.max(count(wanted, name), 1));
  if (!twice) return [];
  const values = { placeholder: written(twice), count: count(found, twice) };
  return [finding('placeholder-twice', values)];
}

/** The placeholders of a text: names with format, without the `-` of unescaped values. */
function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(/\{\{-?([^}]*)\}\}/gu), ([, content = '']) =>
    content.replace(/\s*(^|,|$)\s*/gu, '$1'),
  );
}

function tags({ text, english }: RuleContext): TextFinding[] {
  if (english === undefined) return [];
  const tagsOf = (where: string): string[] => where.match(/<\/?[\w-]+[^>]*>/gu) ?? [];
  const [wanted, found] = [tagsOf(english).sort(), tagsOf(text).sort()];
  if (found.join('') === wanted.join('')) return [];
  return [finding('tags', { wanted: wanted.join(' ') || '—' })];
}

/** Finds the first pair of tags that has lost its words, or a placeholder that English has between them. */
function emptyTags({ text, english }: RuleContext): TextFinding[] {
  const insideOf = (where: string) =>
    Array.from(where.matchAll(/<([\w-]+)>(.*?)<\/\1>/gu), ([, tag = '', inside = '']) => {
      const isBlank = !/[\p{L}\p{N}]/u.test(inside.replace(/<[^>]*>/gu, ''));
      return { tag, inside, placeholders: placeholdersIn(inside), isBlank };
    });
  const found = insideOf(text);
  const lost = insideOf(english ?? '').find(({ tag, placeholders, isBlank }) => {
    const pairs = found.filter((pair) => pair.tag === tag);
    const kept = pairs.flatMap((pair) => pair.placeholders);
    const isLost = placeholders.some((name) => !kept.includes(name));
    return pairs.length > 0 && (isLost || (!isBlank && pairs.some((pair) => pair.isBlank)));
  });
  return lost ? [finding('tag-empty', { tag: `<${lost.tag}>`, wanted: lost.inside })] : [];
}

function sameAsEnglish({ text, masked, english, isSource }: RuleContext) {
  if (isSource || text !== english || !/\p{L}/u.test(masked)) return [];
  return [finding('same-as-english', { text })];
}

function glossary({ text, english, language, isSource, meta, terms }: RuleContext) {
  const wording = wordingOf(text);
  if (isSource) {
    const specified = meta?.glossaryId === undefined ? undefined : terms.byId(meta.glossaryId)?.en;
    if (specified === undefined || specified === wording) return [];
    return [finding('glossary-source', { wording: specified })];
  }
  if (english === undefined) return [];
  const wanted = terms.translationsOf(wordingOf(english), language);
  // No-break spaces don't make another wording.
  const plain = (words: string) => words.replace(/[\u00A0\u202F]/gu, ' ');
  if (wanted.length === 0 || wanted.some((term) => plain(term) === plain(wording))) return [];
  return [finding('glossary', { english, wording: wanted.join('” or “') })];
}

/** A text without its tags: the glossary has none. */
const wordingOf = (text: string) => text.replace(/<\/?[\w-]+>/gu, '');

function writingSystem({ masked, text, language, isSource, terms }: RuleContext): TextFinding[] {
  if (isSource || !/\p{L}/u.test(masked) || terms.isAllowed(text, language)) return [];
  if (!hasTypography(language)) return [];
  const letters = isLatin(language) ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u;
  return letters.test(masked) ? [] : [finding('writing-system')];
}

/** Whether one of the three languages with rules is written in Latin letters. */
const isLatin = (language: string) => new Intl.Locale(language).language !== 'ar';

/** Numbers up to this one are often written in words. */
const writtenInWords = 12;

function numbers({ masked, english, language, isSource, meta }: RuleContext) {
  if (isSource || english === undefined || meta?.localFacts || !hasTypography(language)) return [];
  const written = numbersIn(masked);
  const wanted = numbersIn(english.replace(/<[^>]+>/gu, ''));
  const added = written.filter((number) => !wanted.includes(number));
  const missing = wanted.filter((number) => !written.includes(number));
  const isLarge = (number: string) => Number(number) > writtenInWords;
  const [first] = added.some(isLarge) || missing.length > 0 ? added : [];
  // Official titles of standards may leave out their year.
  const [lost] = /[.?!]$/u.test(english) ? missing.filter(isLarge) : [];
  const number = first ?? lost;
  return number === undefined ? [] : [finding('number', { number })];
}

/** The numbers of a text, without group separators. */
function numbersIn(text: string): string[] {
  // In Arabic a number may follow a one-letter word such as “and” without a space.
  const found = text.match(/(?<!\d|[^\P{L}\p{Script=Arabic}])\d+(?:[.,\u00A0\u202F]\d+)*/gu) ?? [];
  return found.map((number) =>
    number.replace(/[.,\u00A0\u202F](?=\d{3}(?!\d))/gu, '').replace(/[,\u00A0\u202F]/gu, '.'),
  );
}

function fullStop({ text, english, language, isSource }: RuleContext): TextFinding[] {
  if (isSource || english === undefined || !hasTypography(language)) return [];
  const isMissing = english.endsWith('.') && /[\p{L}\p{N},،]$/u.test(text);
  const isAdded = /[\p{L}\p{N}}]$/u.test(english) && /[^.]\.$/u.test(text);
  return isMissing || isAdded ? [finding('full-stop')] : [];
}

/** Words that only English has, except in names: beside a capitalised word. */
const englishWords =
  /(?<!\p{L}|\p{L} \p{Lu}[\p{L}’-]* )(?:the|and|which|with|from|their|this)(?!\p{L}| \p{Lu})/gu;

/** Finds English words in a text in Latin letters, and any Latin words in another writing system. */
function foreignWords({ masked, text, english = text, language }: RuleContext): TextFinding[] {
  // Names keep their language: between quotation marks or direction isolates.
  const quoted = /[«“\u2066-\u2068][^»”\u2069]*[»”\u2069]/gu;
  const prose = masked.replace(quoted, (name) => ' '.repeat(name.length));
  // Abbreviations stay, and names that English writes the same way.
  const isName = (word: string) =>
    word === word.toUpperCase() || (/\p{Lu}/u.test(word) && english.includes(word));
  if (!hasTypography(language) || new Intl.Locale(language).language === 'en') return [];
  const words = isLatin(language) ? englishWords : /\p{Script=Latin}[\p{Script=Latin}\p{M}’-]+/gu;
  const found: string[] = prose.match(words) ?? [];
  const list = (isLatin(language) ? found : found.filter((word) => !isName(word))).join(', ');
  return list === '' ? [] : [finding('foreign-words', { words: list })];
}
