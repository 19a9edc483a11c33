import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** npm's record of what it has installed. */
const record = 'node_modules/.package-lock.json';

/**
 * Installs packages if `node_modules` does not match the lock file.
 * @param {object} [options]
 * @param {boolean} [options.dev] false for what a build needs: a third of all packages
 * @throws {Error} if npm fails
 */
export async function ensureInstalled({ dev = true } = {}) {
  if (isInstalled(dev)) return;
  console.log('Installing the packages of package-lock.json: npm ci');
  const which = dev ? '--include=dev' : '--omit=dev';
  if (!(await run('npm', ['ci', which, '--no-audit', '--no-fund'])))
    throw new Error('npm ci failed: see above.');
}

/**
 * Compares contents, because a copied or cached folder has any times.
 * @param {boolean} dev
 */
function isInstalled(dev) {
  if (!existsSync(record)) return false;
  const [installed, locked] = [packagesOf(record), packagesOf('package-lock.json')];
  const places = new Set([...installed.keys(), ...locked.keys()]);
  return [...places].every((place) => {
    const [own, wanted] = [installed.get(place), locked.get(place)];
    if (own) return own.version === wanted?.version;
    // npm omits optional packages of other platforms.
    return wanted?.optional || wanted?.devOptional || (wanted?.dev && !dev);
  });
}

/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Package
 * @param {string} file
 * @returns {Map<string, Package>} by place, without the project itself
 */
function packagesOf(file) {
  const { '': _, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
  return new Map(Object.entries(packages));
}
