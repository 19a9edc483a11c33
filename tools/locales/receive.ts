import { checkLocales, isUntranslated } from './check';
import { pathOf, setText } from './edit';
import type { Finding, Rule } from './finding';
import { misplacedRows } from './misplaced';
import { fileText, localePath, type LocaleInput } from './project';
import { readRecords, recordOf, recordPath, writeRecords } from './records';
import { formatFinding } from './report';
import { mask } from './rules/mask';
import { composed, repairText } from './rules/patterns';
import { prepareTerms, withoutMark, type Terms } from './rules/text';
import { metaAt } from './structure';
import { idOf, openFile, textsOf, type Text } from './texts';
import { excerpt, formatDiff, wordDiff } from './wordDiff';
import type { ReadUnit } from './xliff';

/** Why a text is held back: its name in the count, and what the person who receives it is told. */
const reasons = {
  unknown: [
    'not a text of the site',
    'The site has no such text. A new page or language is added first: npm run locales fill',
  ],
  language: ['of another language', 'The file says that it is of another language.'],
  twice: ['twice in the file', 'It is in the file twice, with two wordings.'],
  targets: ['with two targets', 'It has two targets.'],
  code: ['with codes of a program', 'It holds a code of the translation program.'],
  draft: ['unfinished', 'The translation program marks it as unfinished.'],
  english: [
    'still English',
    'It is the English, not a translation. If it is right so, add it to locales/allow-list.json.',
  ],
  segment: ['translated in part', 'A segment of it has no translation.'],
  sentence: ['translated in part', 'A sentence of it is still English:'],
  conflict: ['changed here meanwhile', 'It was changed here meanwhile.'],
  rows: [
    'of other rows',
    'Most texts of this file are the wordings of other texts: rows or segments have slipped.',
  ],
  check: ['with errors', ''],
} as const;
export type Reason = keyof typeof reasons;

/** Reasons that the person who receives a text can overrule. */
const canTake: readonly Reason[] = ['draft', 'english', 'segment', 'sentence', 'conflict', 'rows'];

/** Rules that are advice on a text of ours and a damage to one that comes in. */
const damages: readonly Rule[] = ['encoding', 'lost-character', 'escape'];

/** What becomes of a text that came in. */
export interface ReceivedText extends ReadUnit {
  verdict: 'taken' | 'same' | 'held back' | 'conflict';
  /** Why it is not taken. */
  reason?: Reason;
  /** The same in words, or what else is to be said of it. */
  detail: string;
  /** The wording here; '' if there is none, or nobody has translated it. */
  now: string;
  /** What the check says of the new wording. */
  advice: Finding[];
}

export interface Receipt {
  author: string;
  texts: ReceivedText[];
  /** How many texts of the file nobody has worked on. */
  open: number;
}

/**
 * What receiving a file would change. Nothing is written, and no wording is replaced that its translator has not
 * seen.
 * @param take ids of texts to take although they would be held back
 * @throws if no text of the file has one of these ids
 */
export function planReceipt(
  { author, units }: { author: string; units: readonly ReadUnit[] },
  input: LocaleInput,
  take: readonly string[] = [],
): Receipt {
  const touched = distinct(units.filter(({ isTouched }) => isTouched));
  const unknown = take.find((id) => !touched.some((unit) => idOf(unit) === id));
  if (unknown !== undefined) {
    throw new Error(`--take ${unknown}: the file has no such text. Write fr/home#hero.headline`);
  }
  const here = textsHere(touched, input);
  const before = checkLocales(input).findings;
  const untranslated = new Set(before.filter(isUntranslated).map(findingId));
  const terms = prepareTerms(input.glossary, input.allowed);
  const ids = touched.map(idOf);
  const compared = touched.map((unit): ReceivedText => {
    const id = idOf(unit);
    const text = here.get(id);
    const now = untranslated.has(id) ? '' : (text?.translation ?? '');
    const row = { ...unit, now, detail: '', advice: [] };
    const isTwice = ids.indexOf(id) !== ids.lastIndexOf(id);
    const found = text ? judge(row, text, input, terms) : { verdict: 'unknown' as const };
    const reason = isTwice && text ? 'twice' : found.verdict;
    if (reason === 'same') return { ...row, verdict: 'same' };
    if (reason === 'taken' || (take.includes(id) && canTake.includes(reason))) {
      return { ...row, verdict: 'taken', detail: isOld(unit, text, input) };
    }
    return heldBack(row, reason, found.more);
  });
  const rows = withoutMisplaced(compared, input, take);
  return {
    author,
    texts: withChecks(rows, input, before),
    open: units.length - units.filter(({ isTouched }) => isTouched).length,
  };
}

/** The units without those that repeat another. */
function distinct(units: readonly ReadUnit[]): ReadUnit[] {
  const contentOf = (unit: ReadUnit) => JSON.stringify([idOf(unit), unit.target, unit.problem]);
  return [...new Map(units.map((unit) => [contentOf(unit), unit])).values()];
}

const findingId = ({ language, file, key }: Finding) =>
  `${language}/${file.replace(/^[^/]+\/[^/]+\/|\.json$/gu, '')}#${key}`;

/** The texts that the units name, also those that a language may have and hasn't yet. */
function textsHere(units: readonly ReadUnit[], input: LocaleInput): Map<string, Text> {
  const here = new Map<string, Text>();
  const codes = input.languages.map(({ code }) => code);
  for (const { language, name, key } of units) {
    if (
      !codes.includes(language) ||
      !input.schemas.has(name) ||
      here.has(idOf({ language, name, key }))
    )
      continue;
    const { schema, texts } = openFile(input, language, name);
    for (const text of texts) here.set(idOf(text), text);
    const meta = metaAt(schema, pathOf(key));
    const id = idOf({ language, name, key });
    if (!meta || here.has(id)) continue;
    const empty = { translation: undefined, offset: 0, madeFrom: undefined };
    const other = texts.find((text) => text.key === key.replace(/_zero$/u, '_other'));
    const english = other
      ? { english: other.english, placeholderSource: other.placeholderSource }
      : { english: '', placeholderSource: '' };
    here.set(id, { language, name, key, meta, ...empty, ...english });
  }
  return here;
}

interface Judgement {
  verdict: 'taken' | 'same' | Reason;
  more?: string;
}

/** What becomes of a text, seen without the others of the file. */
function judge(
  row: ReadUnit & { now: string },
  text: Text,
  input: LocaleInput,
  terms: Terms,
): Judgement {
  const { language, source, target, previous, now, problem, claims } = row;
  const isSource = language === input.source;
  const isOf = (claimed: string, code: string) =>
    claimed === '' || subtag(claimed) === subtag(code);
  if (!isOf(claims.target, language) || !isOf(claims.source, input.source))
    return { verdict: 'language' };
  if (problem === 'targets' || problem === 'code') return { verdict: problem };
  if (isWording(target, now, language)) {
    const isConfirmed = problem === undefined && isStaleHere(text) && isAlike(source, text.english);
    return { verdict: isConfirmed && target !== '' ? 'taken' : 'same' };
  }
  const isSeen = previous.some((one) => isAlike(one, now) || isWording(one, now, language));
  // The wording as it was received brings nothing new.
  if (target === previous[0] && !isSeen) return { verdict: 'same' };
  if (problem) return { verdict: problem };
  if (!isSource && !text.meta.isOwn) {
    const english = [source, text.english, text.madeFrom ?? ''].filter(Boolean);
    const isEnglish = english.some((one) => isAlike(withoutMark(target), one));
    const isWords = /\p{L}/u.test(mask(target)) && !isRightInEnglish(target, text, terms);
    if (isEnglish && isWords) return { verdict: 'english' };
    const sentence = english
      .flatMap((one) => untranslatedSentences(target, one))
      .find((one) => !isAlike(now, one) && !plain(now).includes(plain(one)));
    if (sentence !== undefined && isWords) return { verdict: 'sentence', more: `“${sentence}”` };
  }
  if (now !== '' && !isSeen) return { verdict: 'conflict' };
  return { verdict: 'taken' };
}

const subtag = (code: string) => code.toLowerCase().split(/[-_]/u, 1)[0];

const isStaleHere = ({ madeFrom, english }: Text) => madeFrom !== undefined && madeFrom !== english;

/** A text without what programs change: kinds of spaces, quotation marks and apostrophes. */
const plain = (text: string): string =>
  composed(text)
    .replace(/\s*[«»“”„"]\s*/gu, '"')
    .replace(/[’‘ʼ]/gu, "'")
    .replace(/\s+(?=[;:!?%€])|(?<=^)\s+|\s+$/gu, '')
    .replace(/\s+/gu, ' ');
const isAlike = (one: string, other: string) => plain(one) === plain(other);

/** What a program writes for a typographic sign that it doesn't know. */
const flat: Readonly<Record<string, string>> = {
  ...{ '\u00A0': ' ', '\u202F': ' ', '’': "'", '‘': "'", '“': '"', '”': '"', '«': '"', '»': '"' },
  ...{ '–': '-', '—': '-', '\u2011': '-' },
};

/** Whether a wording is the one here: with its typography fixed, or lost. A correction of typography is another one. */
function isWording(given: string, now: string, language: string): boolean {
  const text = composed(given);
  if ([text, repairText(text, language)].includes(now)) return true;
  const [letters, ours] = [Array.from(text), Array.from(now)];
  const isSameOrFlat = (sign: string, at: number) =>
    letters[at] === sign || letters[at] === flat[sign];
  return letters.length === ours.length && ours.every(isSameOrFlat);
}

/** Whether a wording may be the same as in English. */
function isRightInEnglish(target: string, { english, language }: Text, terms: Terms): boolean {
  return (
    terms.isAllowed(target, language) || terms.translationsOf(english, language).includes(target)
  );
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of the English that a text still has. Names, which begin with capitals, are none. */
function untranslatedSentences(target: string, english: string): string[] {
  const found = Array.from(sentences.segment(english), ({ segment }) => segment.trim());
  const isProse = (sentence: string) =>
    /(?<!\p{L})\p{Ll}{2,}/u.test(mask(sentence)) && /\p{L}+\P{L}+\p{L}+/u.test(mask(sentence));
  return found.filter((one) => isProse(one) && plain(target).includes(plain(one)));
}

function isOld(
  { source, language, target }: ReadUnit,
  text: Text | undefined,
  input: LocaleInput,
): string {
  if (!text || language === input.source || isAlike(source, text.english) || target === '')
    return '';
  return `The English is now “${text.english}”: the text will be listed as out of date.`;
}

function heldBack(row: Omit<ReceivedText, 'verdict'>, reason: Reason, more = ''): ReceivedText {
  const [, words] = reasons[reason];
  const how = canTake.includes(reason)
    ? ` To take it all the same: -- --write --take ${idOf(row)}`
    : '';
  const verdict = reason === 'conflict' ? 'conflict' : 'held back';
  return { ...row, verdict, reason, detail: `${[words, more].filter(Boolean).join(' ')}${how}` };
}

/** Holds back all new wordings of a language if most belong to other texts. */
function withoutMisplaced(
  rows: readonly ReceivedText[],
  input: LocaleInput,
  take: readonly string[],
): ReceivedText[] {
  const isNew = ({ verdict, target, now }: ReceivedText) => verdict === 'taken' && target !== now;
  const languages = new Set(rows.map(({ language }) => language));
  const slipped = [...languages].filter((language) => {
    const own = rows.filter((row) => row.language === language && isNew(row));
    const misplaced = own.length > 1 ? misplacedRows(own, textsOf(input, language)) : [];
    return misplaced.length > 1 && misplaced.length > own.length / 2;
  });
  return rows.map((row) =>
    slipped.includes(row.language) && isNew(row) && !take.includes(idOf(row))
      ? heldBack(row, 'rows')
      : row,
  );
}

/** Checks what would be taken as the check of all texts does, and holds back what would break a page. */
function withChecks(
  rows: readonly ReceivedText[],
  input: LocaleInput,
  before: readonly Finding[],
): ReceivedText[] {
  const { files, noPlace } = filesWith(rows, input);
  const { findings } = checkLocales({ ...input, files });
  const isKnown = (found: Finding) =>
    before.some(
      ({ file, key, rule }) => file === found.file && key === found.key && rule === found.rule,
    );
  return rows.map((row) => {
    if (row.verdict !== 'taken') return row;
    const own = findings.filter((found) => findingId(found) === idOf(row));
    const error =
      own.find(({ severity, rule }) => severity === 'error' || damages.includes(rule)) ??
      // A list that is too long now, for example.
      findings.find(
        (found) =>
          found.severity === 'error' &&
          !isKnown(found) &&
          idOf(row).startsWith(`${findingId(found)}.`),
      );
    const reason = noPlace.get(row) ?? (error && `${error.message} ${error.suggestion}`);
    if (reason === undefined) return { ...row, advice: own };
    return { ...heldBack(row, 'check'), detail: reason };
  });
}

/** The files with what is taken, and why a text has no place in its file. */
function filesWith(rows: readonly ReceivedText[], input: LocaleInput) {
  const files = new Map(input.files);
  const records = new Map<string, string>();
  const noPlace = new Map<ReceivedText, string>();
  const names = new Set(rows.map(({ language, name }) => localePath(language, name)));
  for (const path of names) {
    const taken = rows.filter(
      (row) => row.verdict === 'taken' && localePath(row.language, row.name) === path,
    );
    const [first] = taken;
    if (!first) continue;
    const { language, name } = first;
    const { texts } = openFile(input, language, name);
    const order = texts.map(({ key }) => key);
    const own = new Map(readRecords(input.files.get(recordPath(language, name))));
    let json = fileText(input, path) ?? '{}\n';
    for (const row of taken.sort(
      (one, other) => order.indexOf(one.key) - order.indexOf(other.key),
    )) {
      const text = texts.find(({ key }) => key === row.key);
      const wording =
        row.target === row.now || isWording(row.target, row.now, language) ? row.now : row.target;
      try {
        if (wording !== text?.translation) json = setText(json, row.key, wording, order);
      } catch (error) {
        noPlace.set(row, error instanceof Error ? error.message : String(error));
        continue;
      }
      const english = text && isAlike(row.source, text.english) ? text.english : row.source;
      if (language !== input.source && english !== '') own.set(row.key, recordOf(wording, english));
    }
    if (json !== fileText(input, path)) files.set(path, json);
    if (language !== input.source) records.set(recordPath(language, name), writeRecords(own));
  }
  // The texts are written before their records: a crash between leaves a text without one, which the check reports.
  for (const [path, content] of records)
    if (content !== fileText(input, path)) files.set(path, content);
  return { files, noPlace };
}

/**
 * The files that receiving writes: the texts that are taken, and the English that they were made from.
 * @returns path from the root to new content
 */
export function receiptFiles({ texts }: Receipt, input: LocaleInput): Map<string, string> {
  const { files } = filesWith(texts, input);
  const changed = [...files].filter(([path, content]) => content !== input.files.get(path));
  return new Map(changed.map(([path, content]) => [path, String(content)]));
}

/** Whether a text of the file was held back. */
export const isHeldBack = ({ texts }: Receipt): boolean =>
  texts.some(({ verdict }) => verdict === 'held back' || verdict === 'conflict');

/** What receiving would change, word by word, and how much is held back for which reason. */
export function receiptReport({ author, texts, open }: Receipt): string {
  const having = (verdict: ReceivedText['verdict']) =>
    texts.filter((text) => text.verdict === verdict).length;
  const held = texts.flatMap(({ reason }) => (reason ? [reasons[reason][0]] : []));
  const names = [...new Set(held)].map(
    (name) => `${held.filter((one) => one === name).length} ${name}`,
  );
  const lines = [
    ...(author ? [`From: ${author}`] : []),
    ...texts.filter(({ verdict }) => verdict !== 'same').map(describeReceived),
    `${having('taken')} to take, ${having('same')} the same, ${held.length} held back${held.length > 0 ? ` (${names.join(', ')})` : ''}, ${open} not translated.`,
  ];
  // What a stranger wrote may hold codes that change a terminal.
  return lines.join('\n').replace(/(?!\n)\p{Cc}/gu, '');
}

function describeReceived(text: ReceivedText): string {
  const { verdict, now, target, previous, detail, advice } = text;
  const change = formatDiff(excerpt(wordDiff(now, target)));
  const seen = previous[0] ?? '(missing)';
  return [
    idOf(text),
    ...(verdict === 'conflict' ? [`  received as: ${seen}`, `  is now: ${now}`] : []),
    target === now ? '  confirmed: still right' : `  ${change}`,
    ...(detail ? [`  ! ${detail}`] : []),
    ...advice
      .filter(({ severity }) => severity === 'warning')
      .map((found) => `  ? ${formatFinding(found)}`),
  ].join('\n');
}
