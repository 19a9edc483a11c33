import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';

/**
 * Checks the machine and installs missing packages, before every command of package.json.
 * @param {Parameters<typeof ensureInstalled>[0]} [options]
 * @throws {Error} with one sentence that names the fault and the fix
 */
export async function prepare(options) {
  const fault = nodeFault(process.versions.node) ?? pathFault(process.cwd());
  if (fault) throw new Error(fault);
  // Vite compares the paths of files with the working directory, which may be a link or, on Windows, in another case.
  process.chdir(realpathSync.native('.'));
  if (existsSync('node_modules') && !isWritable('node_modules'))
    throw new Error(
      'node_modules belongs to another user, and a build writes into it: delete the folder as its owner, and start again.',
    );
  await ensureInstalled(options);
}

/**
 * The range is that of `engines` in package.json, which Vite and its React plugin require.
 * @param {string} version such as 20.19.0
 */
export function nodeFault(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22) return undefined;
  return `This is Node ${version}. Install Node 20.19 or a newer 20, or 22.12 or newer: https://nodejs.org/`;
}

/** @param {string} path */
export function pathFault(path) {
  const character = /[%#?]/.exec(path)?.[0];
  if (!character) return undefined;
  return `Vite can't serve files from a folder with ${character} in its path: rename or move ${path}`;
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
