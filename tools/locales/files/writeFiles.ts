import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorWith } from '../messages/errorWith';

/**
 * Writes all files, or none. Each is written to a temporary file in its folder and renamed, so that a reader finds the
 * old or the new content.
 * @param read the files that the new contents were made from
 * @throws if a file has changed since it was read, or can't be written
 */
export function writeFiles(
  root: string,
  files: ReadonlyMap<string, string>,
  read: ReadonlyMap<string, string | Uint8Array>,
): void {
  const drafts = new Map<string, string>();
  try {
    for (const [name, content] of files) {
      const path = join(root, name);
      mkdirSync(dirname(path), { recursive: true });
      const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
      drafts.set(path, draft);
      writeFileSync(draft, content, { flag: 'wx' });
      const before = read.get(name);
      const now = existsSync(path) ? readFileSync(path) : undefined;
      const isSame = before === undefined ? !now : now?.equals(Buffer.from(before));
      if (!isSame) throw errorWith('trouble.changedMeanwhile', { file: name });
    }
    renameAll(drafts);
  } finally {
    for (const draft of drafts.values()) rmSync(draft, { force: true });
  }
}

/**
 * @param drafts by path, the temporary file that replaces it
 * @throws if a file can't be renamed, after the files before it got their old content again
 */
function renameAll(drafts: ReadonlyMap<string, string>): void {
  const replaced: [path: string, old: Buffer | undefined][] = [];
  try {
    for (const [path, draft] of drafts) {
      const old = existsSync(path) ? readFileSync(path) : undefined;
      renamePatiently(draft, path);
      replaced.push([path, old]);
    }
  } catch (error) {
    for (const [path, old] of replaced) {
      if (old) writeFileSync(path, old);
      else rmSync(path, { force: true });
    }
    throw error;
  }
}

const pauses = { count: 20, ms: 50 };

/** Tries again for a second: on Windows a virus scanner or a text editor may lock a file. */
function renamePatiently(from: string, to: string): void {
  for (let tries = 0; ; tries += 1) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['EPERM', 'EACCES', 'EBUSY'].includes(code) || tries >= pauses.count) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauses.ms);
    }
  }
}
