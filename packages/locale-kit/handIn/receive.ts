import { checkLocales } from '../check/check';
import type { Finding } from '../check/finding';
import { formatFinding } from '../check/report';
import { isMarked } from '../check/text';
import { placeTexts } from '../edit';
import { wantedTexts, type WantedText } from '../exchange/units';
import { fileText, localePath, type LocaleInput } from '../files';
import { withNotes, type TextState } from '../notes/notes';
import { hashOf, isRecorded } from '../stale/records';
import { accept } from '../stale/stale';
import { formatDiff, wordDiff } from '../stale/wordDiff';
import type { HandIn, HandInText } from './file';

/**
 * What becomes of a text: it is to be taken; nothing of it is to be changed here; it was changed here too;
 * it can't be taken.
 */
export type ReceivedStatus = 'new' | 'same' | 'conflict' | 'refused';

export interface ReceivedText extends HandInText {
  status: ReceivedStatus;
  /** The text as it is here; null if it is missing. */
  now: string | null;
  /** What is noted of it here; of the English that it was made from, the hash. */
  here: { note: string | null; state: TextState | null; english: string | null };
  /** Whether taking it notes from which English it was made. */
  notesEnglish: boolean;
  /** Why it is refused or in conflict, or what has changed in the meantime. */
  reason: string | null;
  /** What the check says of the new text here. */
  findings: Finding[];
}

export interface Receipt {
  handIn: HandIn;
  texts: ReceivedText[];
}

/**
 * What receiving a file would change, checked as the check of all texts does it. Nothing is written.
 * @throws if the list has no such language, or a locale file can't be read
 */
export function planReceipt(handIn: HandIn, input: LocaleInput): Receipt {
  const { language } = handIn;
  const codes = input.languages.map(({ code }) => code);
  if (!codes.includes(language)) {
    throw new Error(`The file is for “${language}”, which the site does not have.`);
  }
  const wanted = wantedTexts(input, language, isAmong(handIn.texts));
  const isSource = language === input.source;
  const isTracked = !isSource && isRecorded(language, input.files.keys());
  const seen = new Set<string>();
  const compared = handIn.texts.map((text) => {
    const place = `${text.file} ${text.key}`;
    const isSecond = seen.has(place);
    seen.add(place);
    const known = wanted.get(text.file)?.find(({ key }) => key === text.key);
    return compare(text, known, { isSecond, isSource, isTracked });
  });
  const offered = compared.filter(
    (text) => (text.status === 'new' || text.status === 'conflict') && text.now !== text.new,
  );
  const { files, withoutPlace } = placed(language, offered, input);
  const { findings } = checkLocales({
    ...{ ...input, files: new Map([...input.files, ...files]) },
    languages: input.languages.filter(({ code }) => [language, input.source].includes(code)),
  });
  const checked = compared.map((text): ReceivedText => {
    const file = localePath(language, text.file);
    const own = findings.filter((finding) => finding.file === file && finding.key === text.key);
    const error = offered.includes(text) && own.find(({ severity }) => severity === 'error');
    const reason = withoutPlace.get(text) ?? (error && `${error.message} ${error.suggestion}`);
    return reason ? refused({ ...text, findings: own }, reason) : { ...text, findings: own };
  });
  // What comes after a refused entry of a list has no place either.
  const good = checked.filter(({ status }) => status === 'new' || status === 'conflict');
  const stranded = placed(language, good, input).withoutPlace;
  const texts = checked.map((text) => {
    const reason = stranded.get(text);
    return reason === undefined ? text : refused(text, reason);
  });
  return { handIn, texts };
}

function refused(text: ReceivedText, reason: string): ReceivedText {
  return { ...text, status: 'refused', reason };
}

function compare(
  text: HandInText,
  known: WantedText | undefined,
  { isSecond, isSource, isTracked }: Record<'isSecond' | 'isSource' | 'isTracked', boolean>,
): ReceivedText {
  const now = known?.translation ?? null;
  const here = {
    note: known?.remark ?? null,
    state: known?.state ?? known?.lapsed ?? null,
    english: known?.record ?? null,
  };
  const isNew = now !== text.new;
  // That somebody has found a text right here for a later English is not undone.
  const notesEnglish =
    isTracked &&
    (isNew ||
      here.english === null ||
      text.english === known?.english ||
      replaces(text.replaces?.english ?? [], here.english));
  const compared = { ...text, now, here, notesEnglish, findings: [] };
  const same = { ...compared, status: 'same', reason: null } as const;
  if (!known) return refused(same, 'The site has no such text (any more).');
  if (isSecond) return refused(same, 'The text stands twice in the file.');
  if (text.new.trim() === '') return refused(same, 'The text is empty.');
  const changed = changedHere(text, now, here);
  if (changed.length > 0) return { ...compared, status: 'conflict', reason: changed.join(' ') };
  const isNoted = text.note !== undefined && !isSame(text.note, here.note);
  const isStated = text.state !== undefined && !isSame(text.state, here.state);
  const isConfirmed = notesEnglish && hashOf(text.english) !== here.english;
  const isOutdated = !isSource && (isNew || notesEnglish) && text.english !== known.english;
  return {
    ...compared,
    status: isNew || isNoted || isStated || isConfirmed ? 'new' : 'same',
    reason: isOutdated
      ? `The English text has changed since: it is now “${known.english}”. The text will be listed as out of date.`
      : null,
  };
}

/** What of a text was changed here since the translator received it, in words. */
function changedHere(text: HandInText, now: string | null, here: ReceivedText['here']): string[] {
  // Nobody has written a text that is missing or still marked.
  const isWritten = now !== null && now.trim() !== '' && !isMarked(now);
  const isKnown = [text.new, text.old, ...(text.earlier ?? [])].includes(now);
  // A file of the first version doesn't say what it replaces.
  const { note = [null], state = [null] } = text.replaces ?? {};
  const isOurs = (given: unknown, ours: unknown, before: readonly unknown[]) =>
    given !== undefined && !replaces([given, ...before], ours);
  return [
    isWritten && !isKnown && 'The text was changed here in the meantime.',
    isOurs(text.note, here.note, note) &&
      `The note was changed here in the meantime: ${here.note === null ? 'there is none' : `it is “${here.note}”`}.`,
    isOurs(text.state, here.state, state) &&
      `The state was changed here in the meantime: ${here.state === null ? 'there is none' : `it is ${describeState(here.state)}`}.`,
  ].filter((reason) => reason !== false);
}

function replaces(before: readonly unknown[], now: unknown): boolean {
  return before.some((one) => isSame(one, now));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isAmong(texts: readonly HandInText[]) {
  const places = new Set(texts.map(({ file, key }) => `${file} ${key}`));
  return (name: string, key: string) => places.has(`${name} ${key}`);
}

/** The files with texts put into them, and why those have no place that can't stand in them. */
function placed<Text extends HandInText>(
  language: string,
  texts: readonly Text[],
  input: LocaleInput,
): { files: Map<string, string>; withoutPlace: Map<Text, string> } {
  const wanted = wantedTexts(input, language, isAmong(texts));
  const files = new Map<string, string>();
  const withoutPlace = new Map<Text, string>();
  for (const name of new Set(texts.map(({ file }) => file))) {
    const own = texts.filter(({ file }) => file === name);
    const path = localePath(language, name);
    const order = (wanted.get(name) ?? []).map(({ key }) => key);
    const values = new Map(own.map((text) => [text.key, text.new]));
    const { content, refused } = placeTexts(fileText(input, path), values, order);
    files.set(path, content);
    for (const text of own) {
      const error = refused.get(text.key);
      if (error) withoutPlace.set(text, error.message);
    }
  }
  return { files, withoutPlace };
}

/** The texts that are taken where nobody has to decide. */
export function undisputed({ texts }: Receipt): ReceivedText[] {
  return texts.filter(({ status }) => status === 'new');
}

/**
 * The files that receiving writes: the texts, from which English they were made, their notes and states.
 * @param taken the texts to take, those in conflict too if somebody has decided so
 * @returns path from the repository's root -> new content, of files that change
 * @throws if a text can't stand in its file without one that is not taken
 */
export function receiptFiles(
  { handIn: { language } }: Receipt,
  input: LocaleInput,
  taken: readonly ReceivedText[],
): Map<string, string> {
  const good = taken.filter(({ status }) => status !== 'refused');
  const differing = good.filter((text) => text.new !== text.now);
  const { files: written, withoutPlace } = placed(language, differing, input);
  for (const [{ file }, reason] of withoutPlace) {
    throw new Error(`${localePath(language, file)}: ${reason} Nothing is written.`);
  }
  const now = (): LocaleInput => ({ ...input, files: new Map([...input.files, ...written]) });
  const add = (files: ReadonlyMap<string, string>) => {
    for (const [path, content] of files) written.set(path, content);
  };
  const recorded = good.filter(({ notesEnglish }) => notesEnglish);
  for (const name of new Set(recorded.map(({ file }) => file))) {
    const own = recorded.filter(({ file }) => file === name);
    const english = new Map(own.map((text) => [text.key, text.english]));
    add(accept(now(), { language, name, keys: [...english.keys()], english }));
  }
  for (const { file: name, key, note, state: given } of good) {
    if (note === undefined && given === undefined) continue;
    add(withNotes(now(), { language, name, key }, { note, state: given }));
  }
  return new Map([...written].filter(([path, content]) => content !== fileText(input, path)));
}

/** One text of a receipt with its old and new wording, for a terminal. */
function describeReceived(text: ReceivedText, language: string): string {
  const { status, now, old, here, reason, findings, note, state: given } = text;
  const isNew = now !== text.new;
  const isChecked = !isNew && text.notesEnglish && hashOf(text.english) !== here.english;
  const lines = [
    `${localePath(language, text.file)} ${text.key}`,
    ...(status === 'conflict' && isNew ? [`  received as: ${old ?? '(missing)'}`] : []),
    ...(now === null ? [] : [`  ${isNew ? '-' : ' '} ${now}`]),
    ...(isNew ? [`  + ${text.new}`] : []),
    ...(now === null || !isNew ? [] : [`    ${formatDiff(wordDiff(now, text.new))}`]),
    ...(note === undefined ? [] : [`  note: ${note ?? '(taken away)'}`]),
    ...(given === undefined ? [] : [`  state: ${given ? describeState(given) : '(taken away)'}`]),
    ...(isChecked ? ['  checked, still right'] : []),
    ...(reason === null ? [] : [`  ! ${reason}`]),
    ...findings.map((finding) => `  ! ${formatFinding(finding)}`),
  ];
  return lines.join('\n');
}

function describeState({ name, by }: TextState): string {
  return by === undefined ? name : `${name} by ${by}`;
}

/** What receiving would change, for a terminal. */
export function receiptReport({ handIn, texts }: Receipt): string {
  const { language, author, note } = handIn;
  const having = (status: ReceivedStatus) => texts.filter((text) => text.status === status);
  const count = (status: ReceivedStatus) => having(status).length;
  const shown = texts.filter(({ status }) => status !== 'same');
  return [
    ...shown.map((text) => describeReceived(text, language)),
    ...(author === undefined ? [] : [`From ${author}`]),
    ...(note === undefined ? [] : [note]),
    `${count('new')} to take, ${count('same')} here already, ${count('conflict')} changed here too, ${count('refused')} refused.`,
  ].join('\n');
}

/**
 * Asks of each text whether it is taken.
 * @param ask shows a question and gives the answer
 * @returns the texts to take; null if the answer was to stop
 */
export async function reviewReceipt(
  { handIn, texts }: Receipt,
  ask: (question: string) => Promise<string>,
): Promise<ReceivedText[] | null> {
  const taken: ReceivedText[] = [];
  for (const text of texts.filter(({ status }) => status === 'new' || status === 'conflict')) {
    const question = `${describeReceived(text, handIn.language)}\nt = take it, k = keep ours, q = stop and change nothing: `;
    let answer = '';
    while (!['t', 'k', 'q'].includes(answer)) answer = (await ask(question)).trim().toLowerCase();
    if (answer === 'q') return null;
    if (answer === 't') taken.push(text);
  }
  return taken;
}

/**
 * Of the texts that somebody has decided to take, those that are here as they were then.
 * @param present what receiving would change by now
 */
export function stillTaken(
  present: Receipt,
  taken: readonly ReceivedText[],
): { taken: ReceivedText[]; changed: ReceivedText[] } {
  const pairs = taken.flatMap((asked) => {
    const text = present.texts.find(({ file, key }) => file === asked.file && key === asked.key);
    return text ? [{ text, isSame: isSame([asked.now, asked.here], [text.now, text.here]) }] : [];
  });
  const having = (same: boolean) =>
    pairs.filter((pair) => pair.isSame === same).map(({ text }) => text);
  return { taken: having(true), changed: having(false) };
}
