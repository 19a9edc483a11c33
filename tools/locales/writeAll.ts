import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  const drafts = new Map<string, string>();
  try {
    for (const [name, text] of [...created, ...edited]) {
      const path = join(root, name);
      mkdirSync(dirname(path), { recursive: true });
      const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
      drafts.set(path, draft);
      writeFileSync(draft, text, { flag: 'wx' });
    }
    for (const name of created.keys()) {
      if (existsSync(join(root, name)))
        throw new Error(`${name} is there already: nothing is written.`);
    }
    for (const name of edited.keys()) {
      const before = read.get(name);
      if (before === undefined || readFileSync(join(root, name)).equals(Buffer.from(before)))
        continue;
      throw new Error(
        `${name} has been saved by somebody else at this moment: nothing is written. Try again.`,
      );
    }
    for (const [path, draft] of drafts) renameSync(draft, path);
  } finally {
    for (const draft of drafts.values()) rmSync(draft, { force: true });
  }
}
