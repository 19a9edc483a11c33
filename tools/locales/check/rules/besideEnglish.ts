import { finding, type TextFinding } from '../finding';
import { hasTypography } from './patterns';
import type { RuleContext } from './context';
import { withoutTags } from './mask';

/** A translation beside its English. */
type Translation = RuleContext & { english: string };

/** Rules that compare a translation with its English. */
export const rulesBesideEnglish: readonly ((translation: Translation) => TextFinding[])[] = [
  placeholders,
  tags,
  emptyTags,
  sameAsEnglish,
  glossary,
  numbers,
  fullStop,
];

function placeholders({ text, english, meta }: Translation): TextFinding[] {
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
  const count = (list: string[], name: string) => list.filter((found) => found === name).length;
  const twice = found.find((name) => count(found, name) > Math.max(count(wanted, name), 1));
  if (!twice) return [];
  const values = { placeholder: written(twice), count: count(found, twice) };
  return [finding('placeholder-twice', values)];
}

/** The placeholders of a text: name and format, without the `-` that i18next reads as "unescaped". */
function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(/\{\{-?([^}]*)\}\}/gu), ([, content = '']) =>
    content.replace(/\s*(^|,|$)\s*/gu, '$1'),
  );
}

function tags({ text, english }: Translation): TextFinding[] {
  const tagsOf = (where: string): string[] => where.match(/<\/?[\w-]+[^>]*>/gu) ?? [];
  const [wanted, found] = [tagsOf(english).sort(), tagsOf(text).sort()];
  if (found.join('') === wanted.join('')) return [];
  return [finding('tags', { wanted: wanted.join(' ') || '—' })];
}

/** Finds the first pair of tags that has lost its words, or a placeholder that English has between them. */
function emptyTags({ text, english }: Translation): TextFinding[] {
  const insideOf = (where: string) =>
    Array.from(where.matchAll(/<([\w-]+)>(.*?)<\/\1>/gu), ([, tag = '', inside = '']) => {
      const isBlank = !/[\p{L}\p{N}]/u.test(inside.replace(/<[^>]*>/gu, ''));
      return { tag, inside, placeholders: placeholdersIn(inside), isBlank };
    });
  const found = insideOf(text);
  const lost = insideOf(english).find(({ tag, placeholders, isBlank }) => {
    const pairs = found.filter((pair) => pair.tag === tag);
    const kept = pairs.flatMap((pair) => pair.placeholders);
    const isLost = placeholders.some((name) => !kept.includes(name));
    return pairs.length > 0 && (isLost || (!isBlank && pairs.some((pair) => pair.isBlank)));
  });
  return lost ? [finding('tag-empty', { tag: `<${lost.tag}>`, wanted: lost.inside })] : [];
}

function sameAsEnglish({ text, masked, english }: Translation): TextFinding[] {
  if (text !== english || !/\p{L}/u.test(masked)) return [];
  return [finding('same-as-english', { text })];
}

function glossary({ text, english, language, terms }: Translation): TextFinding[] {
  const wanted = terms.translationsOf(withoutTags(english), language);
  // A no-break space makes no other wording.
  const plain = (words: string) => words.replace(/[\u00A0\u202F]/gu, ' ');
  const wording = plain(withoutTags(text));
  if (wanted.length === 0 || wanted.some((term) => plain(term) === wording)) return [];
  return [finding('glossary', { english, wording: wanted.join('” or “') })];
}

/** Numbers up to this are often written in words. */
const writtenInWords = 12;

function numbers({ masked, english, language, meta }: Translation): TextFinding[] {
  if (meta?.localFacts || !hasTypography(language)) return [];
  const written = numbersIn(masked);
  const wanted = numbersIn(withoutTags(english));
  const added = written.filter((number) => !wanted.includes(number));
  const missing = wanted.filter((number) => !written.includes(number));
  const isLarge = (number: string) => Number(number) > writtenInWords;
  const [first] = added.some(isLarge) || missing.length > 0 ? added : [];
  // A text that is no sentence may omit a number: official titles of standards often have no year.
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

function fullStop({ text, english, language }: Translation): TextFinding[] {
  if (!hasTypography(language)) return [];
  const isMissing = english.endsWith('.') && /[\p{L}\p{N},،]$/u.test(text);
  const isAdded = /[\p{L}\p{N}}]$/u.test(english) && /[^.]\.$/u.test(text);
  return isMissing || isAdded ? [finding('full-stop')] : [];
}
