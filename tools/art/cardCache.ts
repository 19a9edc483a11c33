import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kept between builds; a name contains the hash of what its file was made from. */
const folder = '.cache/cards';

/** Returns the path of a file in the cache, and makes the file if it is missing. */
export async function cachedFile(name: string, make: () => Promise<Buffer>): Promise<string> {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Renamed when complete: a build may be stopped, and another process may make the same file.
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, await make());
  renameSync(partial, file);
  return file;
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 20);
}
