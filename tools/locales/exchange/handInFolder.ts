import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localesFolder, readLocaleFiles, type LocaleInput } from '../files/project';
import { writeFiles } from '../files/writeFiles';
import { errorWith } from '../messages/errorWith';
import { fingerprint, recordedPath } from '../record/records';
import { fromXliff } from './fromXliff';
import type { ReadUnit } from './unit';

/** Contains the texts as they were received, the texts that commands have written since, and copies of hand-ins. */
export const handInFolder = '.hand-in';
const receivedFolder = `${handInFolder}/received`;
const writtenFolder = `${handInFolder}/written`;

/** Copies the locale files into a folder. */
const keepIn = (folder: string, root: string) =>
  cpSync(join(root, localesFolder), join(root, folder, localesFolder), { recursive: true });

/** Keeps a copy of the texts as they were received, once. With git none is needed. */
export function keepReceived(root: string): void {
  const isKept = [receivedFolder, '.git'].some((name) => existsSync(join(root, name)));
  if (!isKept) keepIn(receivedFolder, root);
}

/** The locale files as they were received; undefined with git. */
export function receivedFiles(root: string): LocaleInput['files'] | undefined {
  keepReceived(root);
  const kept = join(root, receivedFolder);
  return existsSync(kept) ? readLocaleFiles(kept) : undefined;
}

/** Writes texts and records as `writeFiles` does, and keeps copies of them. */
export function writeTexts({ root, files: read }: LocaleInput, files: ReadonlyMap<string, string>) {
  keepReceived(root);
  writeFiles(root, files, read);
  if (!existsSync(join(root, receivedFolder))) return;
  // With a record also its texts, which may have been changed without the editor.
  for (const path of [...files.keys()].flatMap((written) => [written, recordedPath(written)]))
    if (existsSync(join(root, path))) cpSync(join(root, path), join(root, writtenFolder, path));
}

/** Keeps a copy of the locale files as they are now. */
export const keepWritten = (root: string) => keepIn(writtenFolder, root);

/** The locale files as they were received or written last. */
export const writtenFiles = (root: string): LocaleInput['files'] =>
  new Map([
    ...readLocaleFiles(join(root, receivedFolder)),
    ...readLocaleFiles(join(root, writtenFolder)),
  ]);

/** The units that were handed in or received in this folder. */
export function handedInUnits(root: string): ReadUnit[] {
  const folder = join(root, handInFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.xlf') && !name.startsWith('.'))
    .flatMap((name) => {
      try {
        return fromXliff(readFileSync(join(folder, name))).units;
      } catch {
        const file = `${handInFolder}/${name}`;
        throw errorWith('handIn.brokenCopy', { file });
      }
    });
}

/** Keeps a copy of a hand-in. */
export function keepHandIn(root: string, name: string, content: string | Uint8Array): void {
  mkdirSync(join(root, handInFolder), { recursive: true });
  writeFileSync(join(root, handInFolder, name), content);
}

/** Keeps a copy of a received file, so that its wordings count as seen in later hand-ins. */
export function keepReceivedFile(root: string, file: string): void {
  const content = readFileSync(file);
  keepHandIn(root, `received-${fingerprint(content.toString('base64'))}.xlf`, content);
}
