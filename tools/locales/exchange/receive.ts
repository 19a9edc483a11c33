import { checkLocales } from '../check/check';
import { idOfFinding, isUntranslated, type Finding } from '../check/finding';
import { guess } from '../check/guess';
import { keepNoBreakSpaces } from '../check/rules/noBreakSpaces';
import { prepareTerms } from '../check/terms';
import { applyChanges, type Change, type NewFiles } from '../files/changes';
import { idOf, type TextReference } from '../files/keys';
import { openLocaleFile, type LocaleFile, type LocaleText } from '../files/localeFile';
import { localePath, type LocaleInput } from '../files/project';
import { presentKey } from '../files/renamedKeys';
import type { SpokenError } from '../messages/SpokenError';
import { errorWith } from '../messages/errorWith';
import type { Rule } from '../messages/wordsIn';
import { isAlike, isSameWording } from './compareWordings';
import { judge, type Verdict } from './judge';
import { countMisplaced } from './misplaced';
import type { ReadUnit } from './unit';

/** Rules that are advice on a text of the site, but show that a received text was damaged. */
const damages: readonly Rule[] = ['encoding', 'lost-character', 'escape'];

export interface ReceivedText extends ReadUnit {
  verdict: Verdict;
  /** Of a text that is half translated, the English sentence; of an unknown text, the key that it may have now. */
  part?: string | undefined;
  /** The error that it would cause in its file or on the page. */
  error?: Finding | SpokenError | undefined;
  /** The present wording; '' if there is none, or nobody has translated it. */
  now: string;
  /** The English for its record. */
  english: string;
  /** The present English, if it has changed since. */
  newEnglish?: string | undefined;
  /** Findings on the new wording. */
  advice: Finding[];
}

export interface Receipt {
  author: string;
  texts: ReceivedText[];
  /** Number of units that nobody has worked on. */
  open: number;
  /** Ids of texts that are held back and that `--take` can take. */
  canTake: string[];
}

/**
 * Plans what receiving a file changes. It never replaces a wording that the translator has not seen.
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
  for (const id of take.filter((wanted) => !ids.includes(wanted)))
    throw errorWith('terminal.unknownToTake', { id, guess: guess(id, ids) });
  const { findings } = checkLocales(input);
  const untranslated = new Set(findings.filter(isUntranslated).map(idOfFinding));
  const terms = prepareTerms(input.glossary, input.allowed);
  const judged = distinct.map((unit): ReceivedText => {
    const id = idOf(unit);
    const text = find(unit);
    const now = untranslated.has(id) ? '' : (text?.translation ?? '');
    const isCurrent = text !== undefined && isAlike(unit.source, text.english);
    const english = isCurrent ? text.english : unit.source;
    const received = { ...unit, now, english, advice: [] };
    if (!text) return { ...received, verdict: 'unknown', part: keyOfSameText(unit, input) };
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) return { ...received, verdict: 'twice' };
    const { verdict, part } = judge(unit, now, text, input.source, terms);
    const isHeldBack = verdict !== 'taken' && !take.includes(id);
    if (verdict === 'same' || isHeldBack) return { ...received, verdict, part };
    const isOld = unit.language !== input.source && !isCurrent;
    return { ...received, verdict: 'taken', newEnglish: isOld ? text.english : undefined };
  });
  const texts = holdBackErrors(holdBackMisplaced(judged, take), input);
  const asTaken = texts
    .filter(({ verdict }) => !['taken', 'same', 'unknown', 'twice', 'error'].includes(verdict))
    .map((text): ReceivedText => ({ ...text, verdict: 'taken' }));
  const canTake = holdBackErrors(asTaken, input).filter(isTaken).map(idOf);
  return { author, texts, open: units.length - touched.length, canTake };
}

const isTaken = ({ verdict }: ReceivedText) => verdict === 'taken';

/** Why a text is held back; undefined if it is taken or the same. */
export const reasonOf = ({ verdict }: ReceivedText) =>
  verdict === 'taken' || verdict === 'same' ? undefined : verdict;

/** Returns a function that finds the text of a unit, and opens each file once. */
function textFinder(input: LocaleInput): (reference: TextReference) => LocaleText | undefined {
  const files = new Map<string, LocaleFile>();
  return ({ language, name, key }) => {
    if (!hasFile(input, language, name)) return undefined;
    const path = localePath(language, name);
    const file = files.get(path) ?? openLocaleFile(input, language, name);
    files.set(path, file);
    return file.find(key);
  };
}

const hasFile = ({ languages, schemas }: LocaleInput, language: string, name: string): boolean =>
  languages.some(({ code }) => code === language) && schemas.has(name);

/** The key of the only text of the file that has the English and the old wording of a unit: it was renamed. */
function keyOfSameText(unit: ReadUnit, input: LocaleInput): string | undefined {
  const { language, name, source, previous } = unit;
  if (!hasFile(input, language, name)) return undefined;
  const same = openLocaleFile(input, language, name).texts.filter(
    ({ english, translation = '' }) =>
      isAlike(english, source) && previous.some((wording) => isAlike(wording, translation)),
  );
  return same.length === 1 ? same[0]?.key : undefined;
}

/** Holds back all new wordings if most of them belong to other texts of the file. */
function holdBackMisplaced(
  texts: readonly ReceivedText[],
  take: readonly string[],
): readonly ReceivedText[] {
  const replacing = texts.filter(
    (text) => isTaken(text) && text.target !== text.now && text.now !== '',
  );
  const misplaced = countMisplaced(replacing, texts);
  if (misplaced < 2 || misplaced <= replacing.length / 2) return texts;
  return texts.map((text) =>
    isTaken(text) && !take.includes(idOf(text)) ? { ...text, verdict: 'otherRow' } : text,
  );
}

/** Checks the site with the texts that are taken, and holds back those that would break a page. */
function holdBackErrors(texts: readonly ReceivedText[], input: LocaleInput): ReceivedText[] {
  const changes = new Map(texts.filter(isTaken).map((text) => [text, changeOf(text)]));
  const { files, refused } = applyChanges(input, [...changes.values()]);
  const { findings } = checkLocales({ ...input, files: new Map([...input.files, ...files]) });
  const isError = ({ severity, rule }: Finding) => severity === 'error' || damages.includes(rule);
  return texts.map((text) => {
    const change = changes.get(text);
    if (!change) return text;
    // Findings on the text, or on a list around it that has become too long.
    const advice = findings.filter((found) =>
      `${idOf(text)}.`.startsWith(`${idOfFinding(found)}.`),
    );
    const error = refused.get(change) ?? advice.find(isError);
    return error === undefined ? { ...text, advice } : { ...text, verdict: 'error', error };
  });
}

function changeOf({ target, now, english, ...text }: ReceivedText): Change {
  const isSame = isSameWording(target, now, text.language);
  return { ...text, text: isSame ? now : keepNoBreakSpaces(target, now), english };
}

/** The files that receiving writes: the texts that are taken, and their records. */
export function receiptFiles({ texts }: Receipt, input: LocaleInput): NewFiles {
  return applyChanges(input, texts.filter(isTaken).map(changeOf)).files;
}
