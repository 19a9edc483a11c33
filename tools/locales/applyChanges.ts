import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleInput } from './files';
import { keepReceived } from './received';
import { writeAll, type Changes } from './writeAll';

/**
 * Writes what a command has made, after what was received has been kept, and prints each path.
 * @param root the folder that holds `locales/`
 * @param deleted files and folders to delete, as paths from there
 * @throws as `writeAll` does
 */
export function applyChanges(
  root: string,
  changes: Changes,
  deleted: readonly string[] = [],
): void {
  keepReceived(root);
  writeAll(root, changes);
  for (const path of changes.created.keys()) console.log(`new      ${path}`);
  for (const path of changes.edited.keys()) console.log(`changed  ${path}`);
  for (const path of deleted) {
    rmSync(join(root, path), { recursive: true });
    console.log(`deleted  ${path}`);
  }
}

/**
 * Writes all of the files or none, after what was received has been kept, and prints how many.
 * @param files path from the project's root to content
 * @param input what they were made from
 * @throws as `writeAll` does
 */
export function writeFiles(
  files: ReadonlyMap<string, string>,
  { root, files: read }: LocaleInput,
): void {
  const created = new Map([...files].filter(([path]) => !existsSync(join(root, path))));
  const edited = new Map([...files].filter(([path]) => !created.has(path)));
  keepReceived(root);
  writeAll(root, { created, edited }, read);
  console.log(`Files changed: ${files.size}.`);
}
