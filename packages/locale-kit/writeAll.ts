import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Files to write, by their path from the project's root. */
export interface Changes {
  /** Files that must not be there yet. */
  created: ReadonlyMap<string, string>;
  /** Files that must be there. */
  edited: ReadonlyMap<string, string>;
}

/**
 * Writes all files, or none: they are written whole beside their places first, then put there. Who reads one
 * meanwhile finds the old or the new content, never a part.
 * @param root the project's root folder
 * @param read the files as they were read, from which the new contents were made
 * @throws if a file to create is there already, one has changed since it was read, or one can't be written
 */
export function writeAll(
  root: string,
  { created, edited }: Changes,
  read: ReadonlyMap<string, string | Uint8Array> = new Map(),
): void {
  const undo: (() => void)[] = [];
  const drafts: string[] = [];
  const write = (path: string, content: string | Uint8Array, mode?: number): string => {
    const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
    drafts.push(draft);
    writeFileSync(draft, content, { flag: 'wx', mode });
    return draft;
  };
  try {
    const steps: (() => void)[] = [];
    for (const [name, text] of created) {
      const path = join(root, name);
      const folder = mkdirSync(dirname(path), { recursive: true });
      if (folder) undo.push(() => rmSync(folder, { recursive: true, force: true }));
      const draft = write(path, text);
      steps.push(() => {
        if (existsSync(path)) throw new Error(`${name} is there already: nothing is written.`);
        renameSync(draft, path);
        undo.push(() => rmSync(path, { force: true }));
      });
    }
    for (const [name, text] of edited) {
      const path = join(root, name);
      const { mode } = statSync(path);
      const draft = write(path, text, mode);
      steps.push(() => {
        const before = readFileSync(path);
        const known = read.get(name);
        if (known !== undefined && !before.equals(Buffer.from(known))) {
          throw new Error(
            `${name} has been saved by somebody else at this moment: nothing is written. Try again.`,
          );
        }
        renameSync(draft, path);
        undo.push(() => renameSync(write(path, before, mode), path));
      });
    }
    for (const step of steps) step();
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  } finally {
    for (const draft of drafts) rmSync(draft, { force: true });
  }
}
