import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files to write, by their path from the project's root. */
export interface Changes {
  /** Files that must not be there yet. */
  created: ReadonlyMap<string, string>;
  /** Files that must be there. */
  edited: ReadonlyMap<string, string>;
}

/**
 * Writes all files, or none: what was written is taken back when one fails.
 * @param root the project's root folder
 * @throws if a file to create is there already, or one can't be written
 */
export function writeAll(root: string, { created, edited }: Changes): void {
  const undo: (() => void)[] = [];
  try {
    for (const [path, text] of created) undo.push(...create(join(root, path), text));
    for (const [path, text] of edited) undo.push(edit(join(root, path), text));
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}

function create(path: string, text: string): (() => void)[] {
  const folder = mkdirSync(dirname(path), { recursive: true });
  const removeFolder = () => folder && rmSync(folder, { recursive: true, force: true });
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    removeFolder();
    throw error;
  }
  return [removeFolder, () => rmSync(path, { force: true })];
}

function edit(path: string, text: string): () => void {
  const before = readFileSync(path);
  writeFileSync(path, text);
  return () => writeFileSync(path, before);
}
