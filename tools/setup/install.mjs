import { existsSync, readFileSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { run } from './run.mjs';

/** npm's record of what it has installed. */
export const record = 'node_modules/.package-lock.json';
/** Locked while packages are installed and while the site is built: two processes must do neither at once. */
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
 * @param {boolean} [options.dev] false for the packages that a build needs: a third of all
 * @throws {Error} if npm fails
 */
export async function ensureInstalled({ dev = true } = {}) {
  if (isInstalled({ dev })) return;
  await withLock(lock, async () => {
    if (isInstalled({ dev })) return;
    console.log('Installing the packages of package-lock.json: npm ci');
    // `npm ci` empties the folder: a developer's packages are installed again.
    const hadDev = existsSync(record) && [...packagesOf(record).values()].some(({ dev }) => dev);
    const scope = dev || hadDev ? '--include=dev' : '--omit=dev';
    if (!(await run('npm', ['ci', scope, '--no-audit', '--no-fund'])))
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
 * Compares versions, not the times of files, which differ in a copied or cached folder.
 * @param {ReadonlyMap<string, Package>} installed by place
 * @param {ReadonlyMap<string, Package>} locked
 * @param {{ dev: boolean, platform: Platform }} options
 */
export function matches(installed, locked, { dev, platform }) {
  const places = new Set([...installed.keys(), ...locked.keys()]);
  return [...places].every((place) => {
    const [present, wanted] = [installed.get(place), locked.get(place)];
    if (present) return present.version === wanted?.version && fits(present, platform);
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
 * @param {readonly string[] | undefined} names allowed names, or excluded names with `!`
 * @param {string | undefined} name
 */
function allows(names, name) {
  if (!names) return true;
  return names.every((allowed) => allowed.startsWith('!'))
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
