import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Namespace, Resources } from './resources';

/** Reads a locale file from disk, for commands and tests. The cast is safe: the build validates the file. */
export function readNamespace<Ns extends Namespace>(code: string, namespace: Ns): Resources[Ns] {
  const path = join(process.cwd(), 'locales', code, `${namespace}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Resources[Ns];
}
