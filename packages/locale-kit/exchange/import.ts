import { checkLocales } from '../check/check';
import type { Finding } from '../check/finding';
import { repairText, type RepairedLanguage } from '../check/repair';
import { formatFinding } from '../check/report';
import { placeTexts } from '../edit';
import { fileText, localePath, type LocaleInput } from '../files';
import { withNotes, type NotesChange, type TextPlace } from '../notes/notes';
import { accept } from '../stale/stale';
import { wantedTexts, type ExchangeFile, type ExchangeUnit, type WantedText } from './units';

/** A text that an import would change. */
interface TextChange {
  /** Path from the repository's root. */
  file: string;
  key: string;
  before: string | undefined;
  after: string;
  /** What the check says of the new text. */
  findings: Finding[];
}

/** What an import would do. */
export interface ImportPlan {
  language: string;
  changes: TextChange[];
  /** File name -> the texts that are right for the present English: changed, or said to be. */
  confirmed: ReadonlyMap<string, readonly string[]>;
  /** Texts that were out of date and come back as they are here. */
  unchangedStale: { place: string; isConfirmed: boolean }[];
  /** Notes and states that came back. */
  noted: { place: TextPlace; change: NotesChange }[];
  /** Texts that are not taken over, with the reason. */
  leftOut: { place: string; reason: string }[];
  unchanged: number;
  /** Texts that have no translation in the file. */
  untranslated: number;
  /** Path -> the new text of each file that would change. */
  files: ReadonlyMap<string, string>;
}

export interface ImportOptions {
  /** Puts right what a rule can put right, and the spaces that a spreadsheet has made one kind. */
  repair?: boolean;
  /** Leaves out the texts that have errors, instead of having nothing written. */
  partial?: boolean;
}

/**
 * What an import would change, checked as the check of all texts does it. Nothing is written.
 * @throws if the list has no such language, or a locale file can't be read
 */
export function planImport(
  { language, units }: ExchangeFile,
  input: LocaleInput,
  options: ImportOptions = {},
): ImportPlan {
  const record = input.languages.find(({ code }) => code === language);
  if (!record) throw new Error(`The file is for "${language}", which the site does not have.`);
  const own = { ...record, isSource: language === input.source };
  const places = new Set(units.map(({ name, key }) => `${name} ${key}`));
  const wanted = wantedTexts(input, language, (name, key) => places.has(`${name} ${key}`));
  const plan = {
    ...{ leftOut: [] as ImportPlan['leftOut'], unchanged: 0, untranslated: 0 },
    unchangedStale: [] as ImportPlan['unchangedStale'],
  };
  const accepted = new Map<string, Map<string, string>>();
  const confirmed = new Map<string, string[]>();
  const seen = new Map<string, string>();
  const noted: ImportPlan['noted'] = [];
  const withoutPlace = new Map<string, string>();
  for (const returned of units) {
    const known = wanted.get(returned.name)?.find(({ key }) => key === returned.key);
    const translation = options.repair
      ? repaired(returned.translation, known?.translation, own)
      : returned.translation;
    const unit = { ...returned, translation };
    const texts = accepted.get(unit.name) ?? new Map<string, string>();
    const place = `${unit.name} ${unit.key}`;
    const reason = reasonToLeaveOut(unit, known, seen.get(place));
    if (!unit.translation?.trim()) plan.untranslated += 1;
    else if (reason) plan.leftOut.push({ place, reason });
    else {
      seen.set(place, unit.translation);
      const isChanged = unit.translation !== known?.translation;
      const isConfirmed = isChanged || !unit.isInitial;
      if (isConfirmed) confirmed.set(unit.name, [...(confirmed.get(unit.name) ?? []), unit.key]);
      if (!isChanged && known.before !== undefined) {
        plan.unchangedStale.push({ place, isConfirmed });
      }
      const change = changedNotes(unit, known);
      if (change) noted.push({ place: { language, name: unit.name, key: unit.key }, change });
      if (isChanged) accepted.set(unit.name, texts.set(unit.key, unit.translation));
      else plan.unchanged += 1;
    }
  }
  const files = new Map<string, string>();
  for (const [name, texts] of accepted) {
    const path = localePath(language, name);
    const order = (wanted.get(name) ?? []).map(({ key }) => key);
    const { content, refused } = placeTexts(fileText(input, path), texts, order);
    files.set(path, content);
    for (const [key, { message }] of refused) withoutPlace.set(`${name} ${key}`, message);
  }
  if (withoutPlace.size > 0) {
    const others = units.filter(({ name, key }) => !withoutPlace.has(`${name} ${key}`));
    const rest = planImport({ language, units: others }, input, options);
    const omitted = Array.from(withoutPlace, ([place, reason]) => ({ place, reason }));
    return { ...rest, leftOut: [...rest.leftOut, ...omitted] };
  }
  const { findings } = checkLocales({ ...input, files: new Map([...input.files, ...files]) });
  const changes = [...accepted].flatMap(([name, texts]) => {
    const file = localePath(language, name);
    const before = new Map(wanted.get(name)?.map((unit) => [unit.key, unit.translation]));
    return [...texts].map(([key, after]) => {
      const about = findings.filter((finding) => finding.file === file && finding.key === key);
      return { file, key, before: before.get(key), after, findings: about };
    });
  });
  const wrong = changes.filter(({ findings: own }) => own.some(isError));
  if (!options.partial || wrong.length === 0) {
    return { language, changes, confirmed, noted, files, ...plan };
  }
  const isWrong = ({ name, key }: ExchangeUnit) =>
    wrong.some((change) => change.file === localePath(language, name) && change.key === key);
  const good = units.filter((unit) => !isWrong(unit));
  const rest = planImport({ language, units: good }, input, options);
  const omitted = wrong.map(({ file, key, findings: own }) => ({
    place: `${file} ${key}`,
    reason: own
      .filter(isError)
      .map(({ message, suggestion }) => `${message} ${suggestion}`)
      .join(' '),
  }));
  return { ...rest, leftOut: [...rest.leftOut, ...omitted] };
}

/** Notes that came back, and states; what is missing in the file is left as it is. */
function changedNotes(unit: ExchangeUnit, known: WantedText | undefined): NotesChange | undefined {
  const note = unit.remark === known?.remark ? undefined : unit.remark;
  // A state that comes back as it went was given to the wording that went, and lapses with it.
  const went = known?.state ?? known?.lapsed;
  const { name, by } = unit.state ?? {};
  const isSame = name === went?.name && (by === undefined || by === went?.by);
  // Every new translation is that, and one that is checked again; an approval that it had lapses by itself.
  const isPlain =
    name === 'translated' &&
    (unit.translation !== known?.translation || known?.before !== undefined);
  const state = isSame || isPlain ? undefined : unit.state;
  return note === undefined && state === undefined ? undefined : { note, state };
}

/** A translation without what a rule can put right; if it differs from ours in its spaces alone, ours. */
function repaired(
  text: string | undefined,
  ours: string | undefined,
  language: RepairedLanguage,
): string | undefined {
  if (text === undefined) return undefined;
  const withPlainSpaces = (one: string) => one.replace(/\s+/gu, ' ').trim();
  const isOurs = ours !== undefined && withPlainSpaces(text) === withPlainSpaces(ours);
  return isOurs ? ours : repairText(text, language);
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function reasonToLeaveOut(
  { english, translation }: ExchangeUnit,
  known: ExchangeUnit | undefined,
  earlier: string | undefined,
): string | null {
  if (!known) return 'The site has no such text (any more).';
  if (english !== known.english) {
    return `The English text has changed since the export: it is now “${known.english}”.`;
  }
  return earlier !== undefined && earlier !== translation
    ? 'The text stands twice in the file.'
    : null;
}

/**
 * The files that an import writes: its texts, and the notes that they are right for the present English.
 * @returns path from the repository's root -> new content
 */
export function filesToWrite(plan: ImportPlan, input: LocaleInput): Map<string, string> {
  const { language, confirmed } = plan;
  const written = new Map(plan.files);
  for (const { place, change } of plan.noted) {
    const files = new Map([...input.files, ...written]);
    for (const [path, notes] of withNotes({ ...input, files }, place, change))
      written.set(path, notes);
  }
  if (language === input.source) return written;
  for (const [name, keys] of confirmed) {
    const files = new Map([...input.files, ...written]);
    for (const [path, records] of accept({ ...input, files }, { language, name, keys })) {
      written.set(path, records);
    }
  }
  return written;
}

/** Whether a text that would be imported has an error: then nothing is written. */
export function hasErrors({ changes }: ImportPlan): boolean {
  return changes.some(({ findings }) => findings.some(isError));
}

/** What an import would change and what the check says of it, for a terminal. */
export function importReport(plan: ImportPlan): string {
  const { changes, noted, leftOut, unchanged, untranslated, unchangedStale } = plan;
  const lines = changes.flatMap(({ file, key, before, after, findings }) => [
    `${file} ${key}`,
    ...(before === undefined ? [] : [`  - ${before}`]),
    `  + ${after}`,
    ...findings.map((finding) => `  ${isError(finding) ? '!' : '?'} ${formatFinding(finding)}`),
  ]);
  const notes = noted.map(({ place, change: { note, state } }) => {
    const said = [note === undefined ? '' : `note: ${note}`, state?.name ?? '', state?.by ?? ''];
    return `${localePath(place.language, place.name)} ${place.key}  ${said.filter(Boolean).join(', ')}`;
  });
  const stale = unchangedStale.map(({ place, isConfirmed }) =>
    isConfirmed
      ? `Noted as right for the present English, unchanged: ${place}`
      : `Still out of date, for nothing in the file says that it is right: ${place}`,
  );
  const omitted = leftOut.map(({ place, reason }) => `Left out: ${place}. ${reason}`);
  const counts = `${changes.length} to change, ${unchanged} the same, ${untranslated} without translation, ${leftOut.length} left out.`;
  const repairable = changes.filter(({ findings }) => findings.some(({ repair }) => repair));
  const offer =
    repairable.length === 0
      ? []
      : [`In ${repairable.length} of them a rule can put faults right: add -- --repair.`];
  return [...lines, ...notes, ...stale, ...omitted, counts, ...offer].join('\n');
}
