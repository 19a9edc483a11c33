import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Namespace, Resources } from './resources';

/** A locale file on disk, for commands and tests. The locale check has compared its shape with the schema. */
export function readNamespace<Ns extends Namespace>(code: string, namespace: Ns): Resources[Ns] {
  const path = join(process.cwd(), 'locales', code, `${namespace}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Resources[Ns];
}
