import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './run.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} Packages */

/**
 * Whether `node_modules` holds what the lock file names: every package in its
 * version (an optional one only if it was installed), and nothing else.
 * @param {Packages} locked `packages` of package-lock.json
 * @param {Packages} installed `packages` of npm's own record, node_modules/.package-lock.json
 */
export function isInstalled(locked, installed) {
  const places = Object.keys(locked).filter((place) => place !== '');
  return (
    Object.keys(installed).every((place) => locked[place]) &&
    places.every((place) => {
      const found = installed[place];
      return found ? found.version === locked[place]?.version : locked[place]?.optional === true;
    })
  );
}

/**
 * Installs the project's packages if they are missing or the lock file has changed.
 * @param {string} root the project's folder
 * @throws {Error} if npm fails
 */
export async function ensureInstalled(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  const locked = packagesOf(join(root, 'package-lock.json'));
  if (existsSync(record) && isInstalled(locked, packagesOf(record))) return;
  console.log('Installing the packages of package-lock.json ...');
  const clean = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (clean.ok) return;
  if (!clean.errors.includes('EUSAGE')) throw new Error('npm ci failed: its reason is above.');
  console.log(
    'Note: package-lock.json does not fit package.json, so `npm ci` refused it. Installing with `npm install`, which changes package-lock.json: run `npm run lock` and commit it.',
  );
  const repaired = await npm(['install', '--include=dev', '--no-audit', '--no-fund']);
  if (!repaired.ok) throw new Error('npm install failed: its reason is above.');
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
