import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * The folders of PATH. A relative one is left out: what lies there is not the system's.
 * @param {Record<string, string | undefined>} [environment]
 */
export function foldersOnPath(environment = process.env) {
  return (environment['PATH'] ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
}

/**
 * Whether a program is there and starts: some systems have stubs in the place of programs.
 * @param {string} path
 * @param {string} question an argument at which it says something and ends
 */
export function starts(path, question) {
  if (!existsSync(path)) return false;
  return spawnSync(path, [question], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/**
 * Where a program is that starts.
 * @param {string} name
 * @param {string} question an argument at which it says something and ends
 * @param {readonly string[]} [folders] best first
 * @returns {string | null} null if there is none
 */
export function findProgram(name, question, folders = foldersOnPath()) {
  const paths = folders.map((folder) => join(folder, name));
  return paths.find((path) => starts(path, question)) ?? null;
}
