import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files below a folder.
 * @returns paths that begin with the folder
 * @throws if there is no such folder
 */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no ${folder}: the site is not built.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A short name for what the files hold, and for the policy that they are served under. */
export function versionOf(files: readonly string[], policy: string): string {
  const hash = createHash('sha256').update(policy);
  for (const file of [...files].sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
