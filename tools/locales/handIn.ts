import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { idOf } from './keys';
import { localesFolder, readLocaleFiles, readLocales } from './project';
import type { LocaleInput, Project } from './project';
import { isMarked } from './rules/text';
import { readSourceFile } from './sourceFile';
import { textsOf, type Text } from './texts';
import { fromXliff, toXliff, type ReadUnit, type WrittenUnit } from './xliff';

/** The texts as they were received, and copies of what was handed in. */
const handInFolder = '.hand-in';
const receivedFolder = `${handInFolder}/received`;

/**
 * Keeps a copy of the texts as they were received, once; with git the commits serve. The editor and every command
 * that writes call it first.
 */
export function keepReceived(root: string): void {
  const kept = join(root, receivedFolder);
  if (existsSync(kept) || existsSync(join(root, '.git'))) return;
  cpSync(join(root, localesFolder), join(kept, localesFolder), { recursive: true });
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
    textsOf({ ...input, files: before }).map((text) => [idOf(text), text] as const),
  );
  return textsOf(input).flatMap((text) => {
    const handed = earlier.filter((unit) => idOf(unit) === idOf(text));
    return changedUnit(text, received.get(idOf(text)), handed, input.source) ?? [];
  });
}

function isWaiting(text: string | undefined): boolean {
  return text === undefined || text.trim() === '' || isMarked(text);
}

/**
 * A text that differs from what was received, or from what was handed in since: in its wording, or in the English
 * that it is right for.
 * @param handed units of the text that were handed in before
 */
function changedUnit(
  { translation: now = '', english, madeFrom, ...text }: Text,
  received: Text | undefined,
  handed: readonly ReadUnit[],
  source: string,
): WrittenUnit | undefined {
  if (isWaiting(now)) return undefined;
  const then = isWaiting(received?.translation) ? undefined : received?.translation;
  // Once a text has been received again, earlier hand-ins of it no longer count.
  const valid = handed.filter(({ previous }) => then === undefined || previous.includes(then));
  const wordings = new Set(valid.map(({ target }) => target));
  const others = [...wordings].filter((one) => one !== now && one !== then);
  const isConfirmed = madeFrom === english && received?.madeFrom !== english;
  if (now === then && others.length === 0 && !isConfirmed) return undefined;
  const { language, name, key } = text;
  // What was changed without the editor is as out of date as it was.
  const made = madeFrom ?? received?.madeFrom ?? english;
  const from = language === source ? (then ?? '') : made;
  const previous = [...(then === undefined ? [] : [then]), ...others];
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
  cpSync(file, join(root, handInFolder, basename(file)));
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
  if (units.length === 0)
    throw new Error(
      'Nothing has changed since you received it. What was changed before the editor or this command was first started counts as received.',
    );
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[T:]/gu, '-');
  const languages = [...new Set(units.map(({ language }) => language))].join('-');
  const name = `hand-in-${languages}-${time}.xlf`;
  const content = toXliff(units, source, author);
  mkdirSync(join(root, handInFolder), { recursive: true });
  writeFileSync(join(root, handInFolder, name), content);
  return { name, content };
}
