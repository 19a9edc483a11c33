import { checkLocales } from '../check/check';
import type { Finding } from '../check/finding';
import { formatFinding } from '../check/report';
import { isMarked } from '../check/text';
import { setTexts } from '../edit';
import { wantedTexts } from '../exchange/units';
import { fileText, localePath, type LocaleInput } from '../files';
import { withNotes } from '../notes/notes';
import { isRecorded } from '../stale/records';
import { accept } from '../stale/stale';
import { formatDiff, wordDiff } from '../stale/wordDiff';
import type { HandIn, HandInText } from './file';

/**
 * What becomes of a text: it is new here; it is here already; it was changed here too; it can't be taken.
 */
export type ReceivedStatus = 'new' | 'same' | 'conflict' | 'refused';

export interface ReceivedText extends HandInText {
  status: ReceivedStatus;
  /** The text as it is here; null if it is missing. */
  now: string | null;
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
  const wanted = wantedTexts(input, language);
  const seen = new Set<string>();
  const compared = handIn.texts.map((text) => {
    const place = `${text.file} ${text.key}`;
    const isSecond = seen.has(place);
    seen.add(place);
    const known = wanted.get(text.file)?.find(({ key }) => key === text.key);
    const now = known?.translation ?? null;
    return {
      ...text,
      now,
      ...compare(text, now, known?.english, isSecond, language === input.source),
    };
  });
  const offered = compared.filter(({ status }) => status === 'new' || status === 'conflict');
  const files = new Map([...input.files, ...changedFiles(language, offered, input)]);
  const { findings } = checkLocales({
    ...{ ...input, files },
    languages: input.languages.filter(({ code }) => [language, input.source].includes(code)),
  });
  const texts = compared.map((text): ReceivedText => {
    const file = localePath(language, text.file);
    const own = findings.filter((finding) => finding.file === file && finding.key === text.key);
    const error = offered.includes(text) && own.find(({ severity }) => severity === 'error');
    if (!error) return { ...text, findings: own };
    return {
      ...text,
      findings: own,
      status: 'refused',
      reason: `${error.message} ${error.suggestion}`,
    };
  });
  return { handIn, texts };
}

function compare(
  text: HandInText,
  now: string | null,
  english: string | undefined,
  isSecond: boolean,
  isSource: boolean,
): Pick<ReceivedText, 'status' | 'reason'> {
  if (english === undefined) return refused('The site has no such text (any more).');
  if (isSecond) return refused('The text stands twice in the file.');
  if (text.new.trim() === '') return refused('The text is empty.');
  const outdated =
    isSource || text.english === english
      ? null
      : `The English text has changed since: it is now “${english}”. The text will be listed as out of date.`;
  if (now === text.new) return { status: 'same', reason: outdated };
  const isKnown = now === text.old || text.earlier?.includes(now ?? '') === true;
  // Nobody has written a text that is missing or still marked.
  if (isKnown || now === null || now.trim() === '' || isMarked(now)) {
    return { status: 'new', reason: outdated };
  }
  return { status: 'conflict', reason: 'The text was changed here in the meantime.' };
}

function refused(reason: string): Pick<ReceivedText, 'status' | 'reason'> {
  return { status: 'refused', reason };
}

function changedFiles(
  language: string,
  texts: readonly HandInText[],
  input: LocaleInput,
): Map<string, string> {
  const wanted = wantedTexts(input, language);
  const names = new Set(texts.map(({ file }) => file));
  return new Map(
    Array.from(names, (name) => {
      const own = texts.filter(({ file }) => file === name);
      const path = localePath(language, name);
      const order = (wanted.get(name) ?? []).map(({ key }) => key);
      const values = new Map(own.map((text) => [text.key, text.new]));
      return [path, setTexts(fileText(input, path), values, order)] as const;
    }),
  );
}

/** The texts that are taken where nobody has to decide. */
export function undisputed({ texts }: Receipt): ReceivedText[] {
  return texts.filter(({ status }) => status === 'new' || status === 'same');
}

/**
 * The files that receiving writes: the texts, from which English they were made, their notes and states.
 * @param taken the texts to take, those in conflict too if somebody has decided so
 * @returns path from the repository's root -> new content, of files that change
 */
export function receiptFiles(
  { handIn: { language } }: Receipt,
  input: LocaleInput,
  taken: readonly ReceivedText[],
): Map<string, string> {
  const good = taken.filter(({ status }) => status !== 'refused');
  const differing = good.filter((text) => text.new !== text.now);
  const written = changedFiles(language, differing, input);
  const now = (): LocaleInput => ({ ...input, files: new Map([...input.files, ...written]) });
  const add = (files: ReadonlyMap<string, string>) => {
    for (const [path, content] of files) written.set(path, content);
  };
  if (language !== input.source && isRecorded(language, input.files.keys())) {
    for (const name of new Set(good.map(({ file }) => file))) {
      const own = good.filter(({ file }) => file === name);
      const english = new Map(own.map((text) => [text.key, text.english]));
      add(accept(now(), { language, name, keys: [...english.keys()], english }));
    }
  }
  for (const { file: name, key, note, state: given } of good) {
    if (note === undefined && given === undefined) continue;
    add(withNotes(now(), { language, name, key }, { note, state: given }));
  }
  return new Map([...written].filter(([path, content]) => content !== fileText(input, path)));
}

/** One text of a receipt with its old and new wording, for a terminal. */
function describeReceived(text: ReceivedText, language: string): string {
  const { status, now, old, reason, findings, note, state: given } = text;
  const by = given?.by === undefined ? '' : ` by ${given.by}`;
  const lines = [
    `${localePath(language, text.file)} ${text.key}`,
    ...(status === 'conflict' ? [`  received as: ${old ?? '(missing)'}`] : []),
    ...(now === null ? [] : [`  - ${now}`]),
    ...(now === text.new ? [] : [`  + ${text.new}`]),
    ...(now === null || now === text.new ? [] : [`    ${formatDiff(wordDiff(now, text.new))}`]),
    ...(note ? [`  note: ${note}`] : []),
    ...(given ? [`  ${given.name}${by}`] : []),
    ...(reason === null ? [] : [`  ! ${reason}`]),
    ...findings.map((finding) => `  ! ${formatFinding(finding)}`),
  ];
  return lines.join('\n');
}

/** What receiving would change, for a terminal. */
export function receiptReport({ handIn, texts }: Receipt): string {
  const { language, author, note } = handIn;
  const having = (status: ReceivedStatus) => texts.filter((text) => text.status === status);
  const count = (status: ReceivedStatus) => having(status).length;
  const shown = texts.filter(({ status, reason }) => status !== 'same' || reason !== null);
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
  const taken = texts.filter(({ status }) => status === 'same');
  for (const text of texts.filter(({ status }) => status === 'new' || status === 'conflict')) {
    const question = `${describeReceived(text, handIn.language)}\nt = take it, k = keep ours, q = stop and change nothing: `;
    let answer = '';
    while (!['t', 'k', 'q'].includes(answer)) answer = (await ask(question)).trim().toLowerCase();
    if (answer === 'q') return null;
    if (answer === 't') taken.push(text);
  }
  return taken;
}
