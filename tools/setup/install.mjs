import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** npm's own record of what it has installed. */
const record = 'node_modules/.package-lock.json';

/**
 * Installs the project's packages if they are missing or the lock file has changed.
 * @throws {Error} if npm fails
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json: npm ci');
  if (!(await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']))) {
    throw new Error('npm ci failed: its reason is above.');
  }
}

/** Whether node_modules holds what the lock file names (of optional packages those of this platform), and nothing else. */
function isInstalled() {
  if (!existsSync(record)) return false;
  const [installed, locked] = [packagesOf(record), packagesOf('package-lock.json')];
  const places = Object.keys(locked).filter((place) => place !== '');
  return (
    Object.keys(installed).every((place) => locked[place]) &&
    places.every((place) =>
      installed[place]
        ? installed[place].version === locked[place]?.version
        : locked[place]?.optional === true,
    )
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
