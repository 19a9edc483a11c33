import { warning, type TextFinding } from '../finding';
import { unmaskedIndex } from '../mask';
import type { TextCheck, TextContext } from '../text';

/** What is most likely a slip of the hand or of the memory, in any language. Always advice. */
export const adviceRules: readonly TextCheck[] = [
  numbers,
  doubledWord,
  unbalanced,
  addresses,
  placeholderTwice,
  otherLanguage,
];

/** Up to here numbers are as often written in words. */
const writtenInWords = 12;

function numbers({ masked, text, english, isSource }: TextContext): TextFinding[] {
  if (isSource || english === undefined) return [];
  const own = numbersIn(masked);
  const wanted = numbersIn(english.replace(/<[^>]+>/gu, ''));
  const added = own.filter((number) => !wanted.includes(number));
  const missing = wanted.filter((number) => !own.includes(number));
  const isLarge = (number: string) => Number(number) > writtenInWords;
  const [first] = added.some(isLarge) || missing.length > 0 ? added : [];
  // Official titles of standards may leave out their year.
  const [lost] = /[.?!]$/u.test(english) ? missing.filter(isLarge) : [];
  if (first === undefined && lost === undefined) return [];
  const message =
    first === undefined
      ? `The number ${lost} of the English text is missing.`
      : `The number ${first} is not in the English text${missing.length > 0 ? `, which has ${missing.join(', ')}` : ''}.`;
  const index = first === undefined ? undefined : Math.max(text.indexOf(first), 0);
  return [warning('number', message, 'Compare the numbers of the two texts.', index)];
}

/** The numbers of a text, without what groups their digits. */
function numbersIn(text: string): string[] {
  const found = text.match(/(?<![\p{L}\d])\d+(?:[.,\u00A0\u202F]\d+)*/gu) ?? [];
  return found.map((number) =>
    number.replace(/[.,\u00A0\u202F](?=\d{3}(?!\d))/gu, '').replace(/[,\u00A0\u202F]/gu, '.'),
  );
}

/** Words that grammar puts twice in a row. */
const rightlyDoubled = new Set(['nous', 'vous', 'had', 'that', 'is', 'en']);

/** An indefinite noun, which Arabic says twice for “one by one”: حلقة حلقة. */
const oneByOne = /^(?!ال).+[\u0629\u0627]$/u;

function doubledWord({ masked, text }: TextContext): TextFinding[] {
  for (const match of masked.matchAll(/(?<![\p{L}\p{M}])([\p{L}\p{M}]+)\s+\1(?![\p{L}\p{M}])/giu)) {
    const [, word = ''] = match;
    if (rightlyDoubled.has(word.toLowerCase()) || oneByOne.test(word.replace(/\p{M}/gu, '')))
      continue;
    const index = unmaskedIndex(text, match.index);
    const message = `“${word}” stands twice in a row.`;
    return [warning('doubled-word', message, 'Delete one of the two.', index)];
  }
  return [];
}

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '»': '«', '”': '“' };
const openers = new Set(Object.values(pairs));

function unbalanced({ masked, text }: TextContext): TextFinding[] {
  // The parenthesis of a numbered point has no partner: “a) …”.
  const points = masked.replace(/(?<=^|\s)[\p{L}\p{N}]\)/gu, '\uFFFC\uFFFC');
  const open: { sign: string; index: number }[] = [];
  for (const { 0: sign, index } of points.matchAll(/[()[\]«»“”]/gu)) {
    if (openers.has(sign)) open.push({ sign, index });
    else if (open.pop()?.sign !== pairs[sign])
      return [partnerless(sign, unmaskedIndex(text, index))];
  }
  const [left] = open;
  return left ? [partnerless(left.sign, unmaskedIndex(text, left.index))] : [];
}

function partnerless(sign: string, index: number): TextFinding {
  const message = `The sign ${sign} has no partner.`;
  return warning('unbalanced', message, 'Add the other one, or delete this one.', index);
}

function addresses({ text, english, isSource }: TextContext): TextFinding[] {
  if (isSource || english === undefined) return [];
  const found = text.match(/(?:https?:\/\/|www\.)[^\s«»“”]+|[\w.+-]+@[\w-]+\.[\w.-]*\w/gu) ?? [];
  const added = found.find((address) => !english.includes(address.replace(/[.,;:)]+$/u, '')));
  if (added === undefined) return [];
  const message = `The address ${added} is not in the English text.`;
  const index = text.indexOf(added);
  return [warning('address', message, 'Write the address of the English text.', index)];
}

function placeholderTwice({ text, placeholderSource }: TextContext): TextFinding[] {
  if (placeholderSource === undefined) return [];
  const count = (where: string, what: string) => where.split(what).length - 1;
  for (const [placeholder] of text.matchAll(/\{\{[^{}]+\}\}/gu)) {
    const times = count(text, placeholder);
    if (times < 2 || times <= count(placeholderSource, placeholder)) continue;
    const message = `The placeholder ${placeholder} stands ${times} times.`;
    const suggestion = 'Leave as many as the English text has.';
    const index = text.lastIndexOf(placeholder);
    return [warning('placeholder-twice', message, suggestion, index)];
  }
  return [];
}

/** The most frequent words of languages, without those that another of them has too. */
const frequent: Readonly<Record<string, readonly string[]>> = {
  en: 'the of and to with that which from by is are this their they would should'.split(' '),
  fr: 'le la les des du et une dans pour que qui sur avec par est sont aux cette ces'.split(' '),
  ar: 'في من على إلى أن عن التي الذي هذا هذه ما لا كل بين ثم أو'.split(' '),
};

/** So many of them are a sentence, fewer a name. */
const leastForeign = 3;

function otherLanguage({ masked, text, language }: TextContext): TextFinding[] {
  // A name keeps its language: between quotation marks, or with a direction of its own.
  const quoted = /[«“\u2066-\u2068][^»”\u2069]*[»”\u2069]/gu;
  const own = masked.replace(quoted, (name) => ' '.repeat(name.length));
  const words = [...own.matchAll(/(?<![\p{L}\p{M}’-])[\p{L}\p{M}]+(?![\p{L}\p{M}’-])/gu)];
  for (const [code, list] of Object.entries(frequent)) {
    if (code === language.code) continue;
    const foreign = words.filter(([word]) => list.includes(word.toLowerCase()));
    const [first] = foreign;
    if (!first || new Set(foreign.map(([word]) => word)).size < leastForeign) continue;
    const shown = foreign.slice(0, leastForeign).map(([word]) => word);
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
    const message = `Words of another language (${name}) stand in the text: ${shown.join(', ')}.`;
    const suggestion = 'Translate them, or put a name between quotation marks.';
    const index = unmaskedIndex(text, first.index);
    return [warning('other-language', message, suggestion, index)];
  }
  return [];
}
