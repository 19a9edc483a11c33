import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockedParts, cspHash, stylesInScript, stylesOf } from './inline';

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

/**
 * CSP hashes of all style sheets that stand in pages, or that scripts put there.
 * @param files of the built site
 * @throws if a page holds what the policy blocks; the message names page and place
 */
export function styleHashesOf(files: readonly string[]): string[] {
  const hashes = new Set<string>();
  for (const file of files) {
    for (const style of stylesOfFile(file)) hashes.add(cspHash(style));
  }
  return [...hashes].sort();
}

function stylesOfFile(file: string): string[] {
  if (file.endsWith('.js')) return stylesInScript(readFileSync(file, 'utf8'));
  if (!file.endsWith('.html')) return [];
  const html = readFileSync(file, 'utf8');
  const [blocked] = blockedParts(html);
  if (blocked) throw new Error(`${file}: the Content-Security-Policy would block ${blocked}`);
  return stylesOf(html);
}

/** A short name for what the files hold, and for the policy that they are served under. */
export function versionOf(files: readonly string[], policy: string): string {
  const hash = createHash('sha256').update(policy);
  for (const file of [...files].sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
