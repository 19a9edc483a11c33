import type { LockEntry, LockFile } from './lockFile';
import { platformOf } from './platform';

/** An optional dependency that a lock file names, but has no entry for. */
export interface MissingEntry {
  name: string;
  version: string;
  /** Place of the package that asks for it. */
  parent: string;
}

/**
 * The optional dependencies without an entry. `npm ci` refuses a lock file that
 * lacks one, on every machine, whether the package is meant for it or not.
 */
export function missingEntries({ packages }: LockFile): MissingEntry[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, range]) => !isSatisfied(packages, parent, name, range))
      .map(([name, range]) => ({ name, version: lowestVersion(range), parent })),
  );
}

/**
 * The lock file with an entry for each missing optional dependency and without
 * registry addresses, so that it holds for every platform and every registry.
 */
export function completed(lock: LockFile): LockFile {
  const packages: Record<string, LockEntry> = {};
  for (const [place, { resolved, ...entry }] of Object.entries(lock.packages)) {
    packages[place] = isRegistryAddress(resolved) || !resolved ? entry : { ...entry, resolved };
  }
  for (const { name, version, parent } of missingEntries(lock)) {
    const shared = `node_modules/${name}`;
    const place = packages[shared] ? `${parent}/${shared}` : shared;
    const dev = packages[parent]?.dev ? { dev: true } : {};
    packages[place] = { version, ...sorted({ ...dev, optional: true, ...platformOf(name) }) };
  }
  return { ...lock, packages: sorted(packages) };
}

/** Whether an entry's address points into a registry; a linked folder or a repository does not. */
export function isRegistryAddress(resolved: string | undefined): boolean {
  return resolved?.startsWith('http') ?? false;
}

function isSatisfied(
  packages: LockFile['packages'],
  parent: string,
  name: string,
  range: string,
): boolean {
  for (let folder = parent; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const entry = packages[`${folder}${folder && '/'}node_modules/${name}`];
    if (entry) return !isExact(range) || entry.version === range;
    if (folder === '') return false;
  }
}

function isExact(range: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(range);
}

function lowestVersion(range: string): string {
  const version = range.replace(/^[~^]|^>=/, '');
  if (isExact(version)) return version;
  throw new Error(`No exact version can be read from the range "${range}"`);
}

/** In npm's order, so that npm changes no line when it next writes the file. */
function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));
}
