import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scriptFile } from './render/document';

/**
 * Makes a folder for the book; an earlier book in it goes.
 * @throws if something else lies in the folder, which must not be lost
 */
export function emptyFolder(folder: string): void {
  const isFree = !existsSync(folder) || readdirSync(folder).length === 0;
  if (!isFree && !existsSync(join(folder, scriptFile))) {
    throw new Error(`${folder} holds something else than a book: choose another folder.`);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
