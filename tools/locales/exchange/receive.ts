import { idOf, type TextReference } from '../files/keys';
import { idOfFinding, isUntranslated, type Finding, type Rule } from '../check/finding';
import { checkLocales } from '../check/check';
import { guess } from '../check/guess';
import { countMisplaced } from './misplaced';
import { localePath, type LocaleInput } from '../files/project';
import { fingerprint, fingerprintPrefix } from '../record/records';
import { formatFinding } from '../check/report';
import { presentKey } from '../files/renamedKeys';
import { mask } from '../check/rules/mask';
import { keepNoBreakSpaces } from '../check/rules/noBreakSpaces';
import { composed, repairText } from '../check/rules/patterns';
import { prepareTerms, type Terms } from '../check/terms';
import { withoutLabel } from '../files/placeholderText';
import { applyChanges, type Change } from '../files/changes';
import { isStale } from '../record/isStale';
import { openLocaleFile, type LocaleFile, type LocaleText } from '../files/localeFile';
import { excerpt, formatDiff, wordDiff } from '../record/wordDiff';
import type { ReadUnit } from './xliff';

/** Why a text is held back: as the report counts it, and in words. */
const reasons = {
  unknown: 'The site has no such text.',
  'other language': 'The file says that it is of another language.',
  twice: 'It is in the file twice, with two wordings.',
  'two targets': 'It has two targets.',
  codes: 'It holds an empty code of the translation program.',
  unfinished: 'The translation program marks it as unfinished.',
  'still English': 'It is the English. If that is right, add it to locales/allow-list.json.',
  'half translated': 'A part of it is not translated.',
  'changed here': 'It was changed here meanwhile.',
  'no old wording':
    'The file no longer has the wording that it replaces: a program has left it out.',
  'other row': 'Most texts of this file are the wordings of other texts: rows have slipped.',
  error: '',
};
export type Reason = keyof typeof reasons;

/** Rules that are advice on a text of ours, and a damage to one that comes in. */
const damages: readonly Rule[] = ['encoding', 'lost-character', 'escape'];

export interface ReceivedText extends ReadUnit {
  verdict: 'taken' | 'same' | 'held back' | 'conflict';
  reason?: Reason;
  /** The same in words, or what else the person who receives it must know. */
  detail: string;
  /** The wording here; '' if there is none, or nobody has translated it. */
  now: string;
  /** The English to record it with. */
  english: string;
  /** What the check says about the new wording. */
  advice: Finding[];
}

export interface Receipt {
  author: string;
  texts: ReceivedText[];
  /** How many texts of the file nobody has worked on. */
  open: number;
  /** The ids of texts that are held back and could be taken all the same. */
  canTake: string[];
}

/**
 * What receiving a file would change. No wording is replaced that its translator has not seen.
 * @param take ids of texts to take although they would be held back
 * @throws if the file has no text with such an id
 */
export function planReceipt(
  { author, units }: { author: string; units: readonly ReadUnit[] },
  input: LocaleInput,
  take: readonly string[] = [],
): Receipt {
  const find = textFinder(input);
  const touched = units
    .filter(({ isTouched }) => isTouched)
    .map((unit) => (find(unit) ? unit : { ...unit, key: presentKey(unit, input.renamed) }));
  const contentOf = (unit: ReadUnit) => JSON.stringify([idOf(unit), unit.target, unit.problem]);
  const distinct = [...new Map(touched.map((unit) => [contentOf(unit), unit])).values()];
  const ids = distinct.map(idOf);
  const unknown = take.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    throw new Error(`The file has no text “${unknown}” to take${guess(unknown, ids)}.`);
  const { findings } = checkLocales(input);
  const untranslated = new Set(findings.filter(isUntranslated).map(idOfFinding));
  const terms = prepareTerms(input.glossary, input.allowed);
  const rows = distinct.map((unit): ReceivedText => {
    const id = idOf(unit);
    const text = find(unit);
    const now = untranslated.has(id) ? '' : (text?.translation ?? '');
    const isCurrent = text !== undefined && isAlike(unit.source, text.english);
    const english = isCurrent ? text.english : unit.source;
    const row = { ...unit, now, english, detail: '', advice: [] };
    if (!text) return heldBack(row, 'unknown', sameTextElsewhere(unit, input));
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) return heldBack(row, 'twice');
    const [verdict, part] = judge(row, text, input, terms);
    if (verdict === 'same') return { ...row, verdict };
    if (verdict !== 'taken' && !take.includes(id)) return heldBack(row, verdict, part);
    const isOld = unit.language !== input.source && !isCurrent;
    const detail = isOld ? `The English is now “${text.english}”: it will be out of date.` : '';
    return { ...row, verdict: 'taken', detail };
  });
  const texts = withChecks(withoutMisplaced(rows, take), input);
  const held = texts.filter(
    ({ reason }) => reason && !['unknown', 'twice', 'error'].includes(reason),
  );
  const asTaken = held.map((row): ReceivedText => ({ ...row, verdict: 'taken' }));
  const canTake = withChecks(asTaken, input)
    .filter(({ verdict }) => verdict === 'taken')
    .map(idOf);
  return { author, texts, open: units.length - touched.length, canTake };
}

/** A text of the same file whose English and wording are those of a unit: its key was renamed. */
function sameTextElsewhere(unit: ReadUnit, input: LocaleInput): string | undefined {
  const { language, name, key, source, previous } = unit;
  if (!input.languages.some(({ code }) => code === language) || !input.schemas.has(name)) return;
  const same = openLocaleFile(input, language, name).texts.filter(
    ({ english, translation = '' }) =>
      isAlike(english, source) && previous.some((one) => isAlike(one, translation)),
  );
  const [text] = same;
  if (!text || same.length > 1) return undefined;
  return `${idOf(text)} has its English and the wording that it replaces. If it was renamed: npm run locales rename ${name}#${key} ${name}#${text.key}`;
}

/** Looks up the texts of units, with those that a language may have and hasn't yet. */
function textFinder(input: LocaleInput): (reference: TextReference) => LocaleText | undefined {
  const files = new Map<string, LocaleFile>();
  return ({ language, name, key }) => {
    if (!input.languages.some(({ code }) => code === language)) return undefined;
    if (!input.schemas.has(name)) return undefined;
    const path = localePath(language, name);
    const file = files.get(path) ?? openLocaleFile(input, language, name);
    files.set(path, file);
    return file.find(key);
  };
}

/** What becomes of a text, seen without the others of the file; with the part that is not translated. */
function judge(
  row: ReadUnit & { now: string },
  text: LocaleText,
  input: LocaleInput,
  terms: Terms,
): ['taken' | 'same' | Reason, part?: string] {
  const { language, source, target, previous, now, problem, claims } = row;
  const isOf = (claimed: string, code: string) => ['', subtag(code)].includes(subtag(claimed));
  if (!isOf(claims.target, language) || !isOf(claims.source, input.source))
    return ['other language'];
  if (problem === 'two targets' || problem === 'codes') return [problem];
  if (isWording(target, now, language)) {
    const isConfirmed = !problem && isStale(text) && isAlike(source, text.english);
    return [isConfirmed ? 'taken' : 'same'];
  }
  const isSeen = previous.some(
    (one) =>
      isAlike(one, now) ||
      isWording(one, now, language) ||
      one === fingerprintPrefix + fingerprint(now),
  );
  // The wording as it was received brings nothing new.
  if (target === previous[0] && !isSeen) return ['same'];
  if (problem) return [problem];
  const isRight =
    !/\p{L}/u.test(mask(target)) ||
    [target, plain(target)].some((one) => terms.isAllowed(one, language)) ||
    terms.translationsOf(text.english, language).includes(target);
  if (language !== input.source && !text.meta.perLanguage && !isRight) {
    const english = [source, text.english, text.madeFrom ?? ''].filter(Boolean);
    if (english.some((one) => bare(withoutLabel(target)) === bare(one))) return ['still English'];
    const left = english.flatMap(sentencesOf).filter((one) => bare(target).includes(bare(one)));
    const part = left.find((one) => !bare(now).includes(bare(one)));
    if (part !== undefined) return ['half translated', part];
  }
  if (now === '' || isSeen) return ['taken'];
  return [previous.length > 0 ? 'changed here' : 'no old wording'];
}

const subtag = (code: string) => code.toLowerCase().split(/[-_]/u, 1)[0] ?? '';

/** A text without what programs change: kinds of spaces, quotation marks, apostrophes and dashes. */
const plain = (text: string): string =>
  composed(text)
    .replace(/\s*[«»“”„"]\s*/gu, '"')
    .replace(/[’‘ʼ]/gu, "'")
    .replace(/[–—\u2011]/gu, '-')
    .replace(/\s+(?=[;:!?%€])|^\s+|\s+$/gu, '')
    .replace(/\s+/gu, ' ');
const isAlike = (one: string, other: string) => plain(one) === plain(other);

/** A text without invisible signs and what stands around it: English is English in quotation marks too. */
const bare = (text: string): string =>
  plain(text.replace(/\p{Cf}/gu, '')).replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '');

/** How many signs a text has that programs lose. */
const signsIn = (text: string) => text.match(/[\u00A0\u202F\u2011’‘“”«»–—]/gu)?.length ?? 0;

/** Whether a wording is the one here, with its typography fixed or lost. A correction of typography is another one. */
function isWording(given: string, now: string, language: string): boolean {
  const text = composed(given);
  if ([text, repairText(text, language)].includes(now)) return true;
  return isAlike(text, now) && signsIn(text) < signsIn(now);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of an English text; not names, which have no small first letters, and single words. */
function sentencesOf(english: string): string[] {
  const isProse = (sentence: string) =>
    /(?<!\p{L})\p{Ll}{2,}/u.test(mask(sentence)) && /\p{L}\P{L}+\p{L}/u.test(mask(sentence));
  const found = Array.from(segmenter.segment(english), ({ segment }) => segment.trim());
  return found.filter(isProse);
}

function heldBack(row: Omit<ReceivedText, 'verdict'>, reason: Reason, part?: string): ReceivedText {
  const verdict = ['changed here', 'no old wording'].includes(reason) ? 'conflict' : 'held back';
  const quoted = reason === 'unknown' ? part : `“${part}”`;
  const detail = part === undefined ? reasons[reason] : `${reasons[reason]} ${quoted}`;
  return { ...row, verdict, reason, detail };
}

/** Holds back all new wordings if most belong to other texts of the file. */
function withoutMisplaced(rows: readonly ReceivedText[], take: readonly string[]): ReceivedText[] {
  const added = rows.filter(
    ({ verdict, target, now }) => verdict === 'taken' && target !== now && now !== '',
  );
  const misplaced = countMisplaced(added, rows);
  if (misplaced < 2 || misplaced <= added.length / 2) return [...rows];
  const isHeldBack = (row: ReceivedText) => row.verdict === 'taken' && !take.includes(idOf(row));
  return rows.map((row) => (isHeldBack(row) ? heldBack(row, 'other row') : row));
}

/** Checks what would be taken as the check of all texts does, and holds back what would break a page. */
function withChecks(rows: readonly ReceivedText[], input: LocaleInput): ReceivedText[] {
  const changes = new Map(
    rows.filter(({ verdict }) => verdict === 'taken').map((row) => [row, changeOf(row)] as const),
  );
  const { files, refused } = applyChanges(input, [...changes.values()]);
  const { findings } = checkLocales({ ...input, files: new Map([...input.files, ...files]) });
  const isError = ({ severity, rule }: Finding) => severity === 'error' || damages.includes(rule);
  return rows.map((row) => {
    const change = changes.get(row);
    if (!change) return row;
    // About the text, or a list around it that is too long now.
    const advice = findings.filter((found) => `${idOf(row)}.`.startsWith(`${idOfFinding(found)}.`));
    const error = advice.find(isError);
    const detail = refused.get(change) ?? (error && `${error.message} ${error.suggestion}`);
    return detail === undefined ? { ...row, advice } : { ...heldBack(row, 'error'), detail };
  });
}

function changeOf({ target, now, english, ...text }: ReceivedText): Change {
  const wording = isWording(target, now, text.language) ? now : keepNoBreakSpaces(target, now);
  return { ...text, text: wording, english };
}

/**
 * The files that receiving writes: the texts that are taken, and the English that they were made from.
 * @returns path from the root to new content
 */
export function receiptFiles({ texts }: Receipt, input: LocaleInput): Map<string, string> {
  const taken = texts.filter(({ verdict }) => verdict === 'taken');
  return applyChanges(input, taken.map(changeOf)).files;
}

/** What receiving would change, word by word, and how many texts are held back for which reason. */
export function receiptReport({ author, texts, open, canTake }: Receipt): string {
  const having = (wanted: ReceivedText['verdict']) =>
    texts.filter(({ verdict }) => verdict === wanted).length;
  const held = texts.filter(({ reason }) => reason);
  const counted = [...new Set(held.map(({ reason }) => reason))].map(
    (reason) => `${held.filter((one) => one.reason === reason).length} ${reason}`,
  );
  const reasonsCounted = counted.length > 0 ? `: ${counted.join(', ')}` : '';
  const report = [
    ...(author ? [`From: ${author}`] : []),
    ...texts.filter(({ verdict }) => verdict !== 'same').map(describeReceived),
    `${having('taken')} to take, ${having('same')} the same, ${open} not translated, ${held.length} held back${reasonsCounted}.`,
    ...canTake.slice(0, 1).map((id) => {
      const others = held.length > 1 ? ' --partial' : '';
      return `To take one all the same, such as this: -- --write${others} --take ${id}`;
    }),
  ].join('\n');
  // What a stranger wrote may hold codes that change a terminal.
  return report.replace(/(?!\n)\p{Cc}/gu, '');
}

function describeReceived(text: ReceivedText): string {
  const { verdict, now, target, previous, detail, advice } = text;
  const seen = previous.filter((one) => !one.startsWith(fingerprintPrefix)).slice(0, 1);
  const warnings = advice.filter(({ severity }) => severity === 'warning');
  return [
    idOf(text),
    ...(verdict === 'conflict'
      ? [...seen.map((wording) => `  replaces: ${wording}`), `  is now: ${now}`]
      : []),
    target === now ? '  confirmed: still right' : `  ${formatDiff(excerpt(wordDiff(now, target)))}`,
    ...(detail ? [`  ! ${detail}`] : []),
    ...warnings.map((found) => `  ? ${formatFinding(found)}`),
  ].join('\n');
}
