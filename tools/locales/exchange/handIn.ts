import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { idOf } from '../files/keys';
import {
  fileText,
  localesFolder,
  readLocaleFiles,
  readLocales,
  type LocaleInput,
  type Project,
} from '../files/project';
import { fingerprint, fingerprintPrefix, isRecordPath, recordedPath } from '../record/records';
import { isPlaceholderText } from '../files/placeholderText';
import { readSourceFile } from '../files/sourceFile';
import { localeTexts, type LocaleText } from '../files/localeFile';
import { writeFiles } from '../files/writeFiles';
import { fromXliff, toXliff, type ReadUnit, type WrittenUnit } from './xliff';

/** The texts as they were received, what was written since, and copies of what was handed in. */
const handInFolder = '.hand-in';
const receivedFolder = `${handInFolder}/received`;
const writtenFolder = `${handInFolder}/written`;

/** Keeps a copy of the texts as they were received, once; with git the commits serve. */
export function keepReceived(root: string): void {
  const kept = join(root, receivedFolder);
  if (existsSync(kept) || existsSync(join(root, '.git'))) return;
  cpSync(join(root, localesFolder), join(kept, localesFolder), { recursive: true });
}

/** Writes texts and records, as `writeFiles` does, and keeps what was received and what is written. */
export function writeTexts({ root, files: read }: LocaleInput, files: ReadonlyMap<string, string>) {
  keepReceived(root);
  writeFiles(root, files, read);
  if (!existsSync(join(root, receivedFolder))) return;
  // A record with its texts, which may have been changed without the editor.
  for (const path of [...files.keys()].flatMap((one) => [one, recordedPath(one)]))
    if (existsSync(join(root, path))) cpSync(join(root, path), join(root, writtenFolder, path));
}

/** Keeps the locale files as a command found them. */
const keepWritten = (root: string) =>
  cpSync(join(root, localesFolder), join(root, writtenFolder, localesFolder), { recursive: true });

/**
 * Notices that a newer copy of the site was unzipped over this one, by records that no command has written. What was
 * not handed in becomes a hand-in; the folder of hand-ins is put aside, and the newer copy counts as received.
 * @returns the name of the hand-in, '' if there was nothing to hand in; undefined if there is no newer copy
 */
export function noticeNewerCopy(project: Project): string | undefined {
  const { root } = project;
  if (!existsSync(join(root, receivedFolder))) return undefined;
  const received = readLocaleFiles(join(root, receivedFolder));
  const written = new Map([...received, ...readLocaleFiles(join(root, writtenFolder))]);
  const input = readLocales(project);
  const isSame = (path: string) =>
    fileText({ ...input, files: written }, path) === fileText(input, path);
  const records = [...input.files.keys(), ...written.keys()].filter(isRecordPath);
  if (records.every(isSame)) {
    keepWritten(root);
    return undefined;
  }
  const units = changedUnits({ ...input, files: written }, received, handedIn(root));
  const { name, content } = handInOf(units, project.source);
  renameSync(join(root, handInFolder), join(root, `.${name.replace('.xlf', '')}`));
  if (units.length > 0) writeFileSync(join(root, name), content);
  keepReceived(root);
  return units.length > 0 ? name : '';
}

/** The locale files as they were received; undefined with git. */
export function receivedFiles(root: string): LocaleInput['files'] | undefined {
  keepReceived(root);
  const kept = join(root, receivedFolder);
  return existsSync(kept) ? readLocaleFiles(kept) : undefined;
}

/**
 * The texts of all languages that have changed since they were received.
 * @param before the files as they were received
 * @param earlier units that were handed in before
 */
export function changedUnits(
  input: LocaleInput,
  before: LocaleInput['files'],
  earlier: readonly ReadUnit[],
): WrittenUnit[] {
  const received = new Map(
    localeTexts({ ...input, files: before }).map((text) => [idOf(text), text] as const),
  );
  return localeTexts(input).flatMap((text) => {
    const handed = earlier.filter((unit) => idOf(unit) === idOf(text));
    return changedUnit(text, received.get(idOf(text)), handed, input.source) ?? [];
  });
}

function isWaiting(text: string | undefined): boolean {
  return text === undefined || text.trim() === '' || isPlaceholderText(text);
}

/**
 * A text that differs from what the publisher has, or from what was handed in since: in its wording, or in the English
 * that it is right for.
 * @param handed units of the text that were handed in before
 */
function changedUnit(
  { translation: now = '', english, madeFrom, ...text }: LocaleText,
  received: LocaleText | undefined,
  handed: readonly ReadUnit[],
  source: string,
): WrittenUnit | undefined {
  if (isWaiting(now)) return undefined;
  const then = isWaiting(received?.translation) ? undefined : received?.translation;
  const isTranslation = text.language !== source && english !== '';
  // Changed before the copy of what was received was made: the record still has the wording that the publisher has.
  const isEarly = isTranslation && then !== undefined && received && !received.madeFrom;
  // Once a text has been received again, earlier hand-ins of it no longer count.
  const valid = handed.filter(({ previous }) => then === undefined || previous.includes(then));
  const wordings = new Set(valid.map(({ target }) => target));
  const others = [...wordings].filter((one) => one !== now && one !== then);
  const isConfirmed = madeFrom === english && received?.madeFrom !== english;
  if (now === then && others.length === 0 && !isConfirmed && !isEarly) return undefined;
  const { language, name, key } = text;
  // What was changed without the editor is as out of date as it was.
  const made = madeFrom ?? received?.record?.english ?? english;
  const from = language === source ? (then ?? '') : made;
  const early = isEarly && received.record ? [fingerprintPrefix + received.record.translation] : [];
  const seen = then === undefined || (isEarly && now === then) ? [] : [then];
  const previous = [...early, ...seen, ...others];
  return { language, name, key, source: from, target: now, previous, isDone: true };
}

/** The units that were handed in or received in this folder. */
function handedIn(root: string): ReadUnit[] {
  const folder = join(root, handInFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.xlf') && !name.startsWith('.'))
    .flatMap((name) => {
      try {
        return fromXliff(readFileSync(join(folder, name))).units;
      } catch {
        throw new Error(`${handInFolder}/${name} can’t be read: delete it, and hand in again.`);
      }
    });
}

/** Keeps a copy of a file that was received, so that its wordings count as seen in later hand-ins. */
export function keepHandIn(root: string, file: string): void {
  const content = readFileSync(file);
  mkdirSync(join(root, handInFolder), { recursive: true });
  const name = `received-${fingerprint(content.toString('base64'))}.xlf`;
  writeFileSync(join(root, handInFolder, name), content);
}

/**
 * Makes the file to hand in, one for all languages: browsers save the first of several downloads and ask about the
 * others. Keeps a copy.
 * @throws with git, if a file can't be read, or if nothing has changed
 */
export function makeHandIn(project: Project, author: string): { name: string; content: string } {
  const { root, source } = project;
  const before = receivedFiles(root);
  if (!before) throw new Error('With git, commit your changes and push them instead.');
  const input = readLocales(project);
  for (const [path, content] of input.files) {
    if (path.endsWith('.json') && !readSourceFile(content).root)
      throw new Error(`${path} can’t be read: npm run locales says what is wrong, and where.`);
  }
  const units = changedUnits(input, before, handedIn(root));
  if (units.length === 0) throw new Error('Nothing has changed since you received the texts.');
  const handIn = handInOf(units, source, author);
  mkdirSync(join(root, handInFolder), { recursive: true });
  writeFileSync(join(root, handInFolder, handIn.name), handIn.content);
  return handIn;
}

function handInOf(units: readonly WrittenUnit[], source: string, author = '') {
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[T:]/gu, '-');
  const languages = [...new Set(units.map(({ language }) => language))].join('-');
  return { name: `hand-in-${languages}-${time}.xlf`, content: toXliff(units, source, author) };
}
