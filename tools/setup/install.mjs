import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** npm's record of what it has installed. */
const record = 'node_modules/.package-lock.json';

/**
 * Installs packages if `node_modules` does not match the lock file.
 * @throws {Error} if npm fails
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json: npm ci');
  if (!(await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])))
    throw new Error('npm ci failed: see above.');
}

/** Compares contents, because a copied or cached folder has any times. */
function isInstalled() {
  if (!existsSync(record)) return false;
  const [installed, locked] = [packagesOf(record), packagesOf('package-lock.json')];
  const places = new Set([...installed.keys(), ...locked.keys()]);
  return [...places].every((place) => {
    const [own, wanted] = [installed.get(place), locked.get(place)];
    // npm omits optional packages of other platforms.
    return own ? own.version === wanted?.version : wanted?.optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Map<string, { version?: string, optional?: boolean }>} by place, without the project itself
 */
function packagesOf(file) {
  const { '': _, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
  return new Map(Object.entries(packages));
}
