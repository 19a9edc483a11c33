import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLocales, type LocaleReport } from '../check/check';
import { readDocument } from '../check/document';
import type { Finding } from '../check/finding';
import { isMarked } from '../check/text';
import { allTexts } from '../edit';
import { localePath, readLocaleFiles, readLocales, type LocaleInput } from '../files';
import { committedFiles, git } from '../git';
import { readNotes, type TextNotes } from '../notes/notes';
import { localesFolder } from '../project';
import { englishWith, hashOf, parseRecords, recordPath } from '../stale/records';
import { wantedTexts } from '../exchange/units';
import { handInFormat, handInVersion, parseHandIn, type HandIn, type HandInText } from './file';

/** The folder with the texts as they were received, and with what was handed in. Git leaves it out. */
const folder = '.hand-in';
const received = 'received';

/**
 * Keeps the texts as they were received, so that it can be told later what has changed. Does nothing
 * where git knows, or where it was done.
 * @param root the folder that holds `locales/`
 */
export function keepReceived(root: string): void {
  const kept = join(root, folder, received);
  if (existsSync(kept) || isCommitted(root)) return;
  cpSync(join(root, localesFolder), join(kept, localesFolder), { recursive: true });
}

function isCommitted(root: string): boolean {
  return git(root, ['cat-file', '-e', `HEAD:./${localesFolder}`]) !== undefined;
}

/**
 * The locale files as they were received: kept, or else as the last commit has them.
 * @throws if neither is there: then nothing tells what has changed
 */
function receivedInput(root: string, input: LocaleInput): LocaleInput {
  const kept = join(root, folder, received);
  if (existsSync(kept)) return { ...input, files: readLocaleFiles(kept) };
  if (!isCommitted(root)) throw new Error(unknownReceived);
  const paths = [...input.files.keys()];
  const contents = committedFiles(
    root,
    paths.map((path) => `HEAD:./${path}`),
  );
  const found = paths.flatMap((path, index): [string, Uint8Array][] => {
    const content = contents[index];
    return content ? [[path, content]] : [];
  });
  return { ...input, files: new Map(found) };
}

const unknownReceived =
  'The texts as you received them were not kept, so nothing tells what you have changed. Unpack the folder once more, type “npm run locales edit” there, copy your changed files of “locales” into it, and hand in from there.';

export interface PreparedHandIn {
  handIn: HandIn;
  /** What the check says of the texts that are handed in, and of files that can't be read. */
  findings: Finding[];
  /** Whether there is something to hand in, and nothing in it would break the build. */
  isReady: boolean;
}

/**
 * What has changed in a language since it was received.
 * @param root the folder that holds `locales/`
 * @param who the translator's name, and a word to who receives the texts
 * @param check the check of all texts
 * @throws if there is no such language, the English can't be read, or nothing tells what was received
 */
export function prepareHandIn(
  root: string,
  language: string,
  who: Pick<HandIn, 'author' | 'note'> = {},
  check: (input: LocaleInput) => LocaleReport = checkLocales,
): PreparedHandIn {
  const input = readLocales(root);
  const languages = input.languages.filter(({ code }) => [language, input.source].includes(code));
  if (!languages.some(({ code }) => code === language)) {
    const codes = input.languages.map(({ code }) => code).join(', ');
    throw new Error(`There is no language “${language}”. There are: ${codes}.`);
  }
  const texts = changedTexts(input, receivedInput(root, input), language, handedIn(root, language));
  const changed = new Set(texts.map(({ file, key }) => `${localePath(language, file)} ${key}`));
  const findings = check({ ...input, languages }).findings.filter(
    ({ file, key, severity, language: code }) =>
      changed.has(`${file} ${key}`) || (code === language && key === '' && severity === 'error'),
  );
  const isReady = texts.length > 0 && findings.every(({ severity }) => severity !== 'error');
  const named = { language, ...whoOf(who), texts };
  return { handIn: { format: handInFormat, version: handInVersion, ...named }, findings, isReady };
}

function whoOf({ author, note }: Pick<HandIn, 'author' | 'note'>) {
  return { ...(author?.trim() && { author }), ...(note?.trim() && { note }) };
}

/**
 * The texts that differ: in their wording, their notes, or the English that they are right for.
 * @param earlier what was handed in before
 */
export function changedTexts(
  input: LocaleInput,
  before: LocaleInput,
  language: string,
  earlier: readonly HandIn[],
): HandInText[] {
  const isSource = language === input.source;
  // A file that can't be read has a finding, which is shown instead.
  const readable = { ...input, files: withoutBroken(input, language) };
  return [...wantedTexts(readable, language)].flatMap(([file, units]) => {
    const old = textsIn(before, localePath(language, file));
    const [was, is] = [before, input].map((each) => ({
      notes: readNotes(each, language, file),
      english: parseRecords(each.files.get(recordPath(language, file))),
    }));
    const archive = parseRecords(input.files.get(recordPath(input.source, file)));
    return units.flatMap(({ key, english, translation: now }): HandInText[] => {
      const then = old.get(key) ?? null;
      const [hash] = is?.english.get(key) ?? [];
      const notes = changedNotes(was?.notes.get(key), is?.notes.get(key));
      const isConfirmed = hash !== was?.english.get(key)?.[0];
      if (now === undefined || now.trim() === '' || (isMarked(now) && now === then)) return [];
      if (now === then && !notes && !isConfirmed) return [];
      const noted = hash === undefined ? null : englishWith(hash, archive.get(key) ?? []);
      const madeFrom = hash === hashOf(english) ? english : (noted ?? english);
      const others = earlier
        .flatMap(({ texts }) => texts)
        .filter((text) => text.file === file && text.key === key)
        .map((text) => text.new)
        .filter((text) => text !== now && text !== then);
      return [
        {
          ...{ file, key, english: isSource ? (then ?? '') : madeFrom, old: then, new: now },
          ...(others.length > 0 && { earlier: [...new Set(others)] }),
          ...notes,
        },
      ];
    });
  });
}

function withoutBroken({ files, source }: LocaleInput, language: string): LocaleInput['files'] {
  const isOwn = (path: string) =>
    language !== source && path.startsWith(`${localesFolder}/${language}/`);
  const isBroken = ([path, content]: [string, string | Uint8Array]) =>
    isOwn(path) && path.endsWith('.json') && readDocument(content).root === null;
  return new Map([...files].filter((file) => !isBroken(file)));
}

function textsIn({ files }: LocaleInput, path: string): Map<string, string> {
  const { root } = readDocument(files.get(path) ?? '{}');
  return new Map(root ? allTexts(root).map(({ key, text }) => [key, text]) : []);
}

function changedNotes(
  was: TextNotes | undefined,
  is: TextNotes | undefined,
): Pick<HandInText, 'note' | 'state'> | undefined {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const note = isSame(was?.note, is?.note) ? {} : { note: is?.note ?? null };
  // A state that a new wording has lost is lost where the text is received, too.
  const state = isSame(was?.state, is?.state) || is?.lapsed ? {} : { state: is?.state ?? null };
  const changed = { ...note, ...state };
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** What was handed in of a language from this folder. */
function handedIn(root: string, language: string): HandIn[] {
  if (!existsSync(join(root, folder))) return [];
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.json'));
  const all = names.sort().map((name) => parseHandIn(readFileSync(join(root, folder, name))));
  return all.filter((handIn) => handIn.language === language);
}

/**
 * Makes the file to hand in, and keeps a copy.
 * @returns its name and its content
 * @throws unless it is ready
 */
export function makeHandIn(root: string, { handIn, isReady }: PreparedHandIn) {
  if (handIn.texts.length === 0) {
    throw new Error(`No text of “${handIn.language}” has changed since you received it.`);
  }
  if (!isReady) throw new Error('Texts that would break the site can’t be handed in: mend them.');
  const content = `${JSON.stringify(handIn, null, 2)}\n`;
  const base = `hand-in-${handIn.language}-${new Date().toISOString().slice(0, 10)}`;
  mkdirSync(join(root, folder), { recursive: true });
  let [name, count] = [`${base}.json`, 1];
  while (existsSync(join(root, folder, name))) name = `${base}-${++count}.json`;
  writeFileSync(join(root, folder, name), content);
  return { name, content };
}
