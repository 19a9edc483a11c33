import { existsSync, readFileSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { run } from './run.mjs';

/** npm's record of what it has installed. */
export const record = 'node_modules/.package-lock.json';
/** Held while packages are installed and while the site is built: neither can be done twice at once. */
export const lock = '.cache/lock';

/**
 * @typedef {{
 *   version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[], bin?: Record<string, string>,
 * }} Package
 * @typedef {{ os: string, cpu: string, libc: string | undefined }} Platform
 */

/**
 * Installs packages if `node_modules` does not match the lock file.
 * @param {object} [options]
 * @param {boolean} [options.dev] false for what a build needs: a third of all packages
 * @throws {Error} if npm fails
 */
export async function ensureInstalled({ dev = true } = {}) {
  if (isInstalled({ dev })) return;
  await withLock(lock, async () => {
    if (isInstalled({ dev })) return;
    console.log('Installing the packages of package-lock.json: npm ci');
    // `npm ci` empties the folder: with the tools that it had.
    const hasTools = existsSync(record) && [...packagesOf(record).values()].some((one) => one.dev);
    const which = dev || hasTools ? '--include=dev' : '--omit=dev';
    if (!(await run('npm', ['ci', which, '--no-audit', '--no-fund'])))
      throw new Error('npm ci failed: see above.');
  });
}

/** @param {{ dev: boolean }} options */
export function isInstalled({ dev }) {
  return (
    existsSync(record) &&
    matches(packagesOf(record), packagesOf('package-lock.json'), { dev, platform: thisPlatform() })
  );
}

/**
 * Compares contents: in a copied or cached folder, times of files mean nothing.
 * @param {ReadonlyMap<string, Package>} installed by place
 * @param {ReadonlyMap<string, Package>} locked
 * @param {{ dev: boolean, platform: Platform }} options
 */
export function matches(installed, locked, { dev, platform }) {
  const places = new Set([...installed.keys(), ...locked.keys()]);
  return [...places].every((place) => {
    const [own, wanted] = [installed.get(place), locked.get(place)];
    if (own) return own.version === wanted?.version && fits(own, platform);
    // npm omits optional packages that are for other platforms.
    return wanted?.optional || wanted?.devOptional || (wanted?.dev && !dev);
  });
}

/**
 * False if the folder was installed on another platform and copied or mounted here.
 * @param {Package} installed
 * @param {Platform} platform
 */
function fits({ os, cpu, libc }, platform) {
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc);
}

/**
 * @param {readonly string[] | undefined} names names that are allowed, or with `!` names that are not
 * @param {string | undefined} name
 */
function allows(names, name) {
  if (!names) return true;
  return names.every((one) => one.startsWith('!'))
    ? !names.includes(`!${name}`)
    : name !== undefined && names.includes(name);
}

/** @returns {Platform} */
function thisPlatform() {
  const { platform: os, arch: cpu } = process;
  if (os !== 'linux') return { os, cpu, libc: undefined };
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return { os, cpu, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' };
}

/**
 * @param {string} file
 * @returns {Map<string, Package>} by place, without the project itself
 * @throws {Error} if the file is damaged
 */
export function packagesOf(file) {
  try {
    const { '': _, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
    return new Map(Object.entries(packages));
  } catch {
    const cure = file === record ? 'Delete node_modules' : 'Restore it from git';
    throw new Error(`${file} is damaged. ${cure}, and start again.`);
  }
}
