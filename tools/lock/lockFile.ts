import { readFileSync, writeFileSync } from 'node:fs';

/** One package of `package-lock.json`, with the fields that completing it reads or writes. */
export interface LockEntry {
  version?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** npm's lock file, version 3: packages by their place under the project's root. */
export interface LockFile {
  packages: Record<string, LockEntry>;
}

/**
 * Reads a lock file.
 * @throws if it is not one of npm's with a list of packages (lockfileVersion 2 or 3)
 */
export function readLock(file: string): LockFile {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof content !== 'object' || content === null || !('packages' in content)) {
    throw new Error(`${file} has no "packages": write it with npm 7 or newer`);
  }
  return content as LockFile;
}

/** Writes a lock file as npm does. */
export function writeLock(file: string, lock: LockFile): void {
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
