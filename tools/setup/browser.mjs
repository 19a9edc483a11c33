import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { usualPaths } from './browserPaths.mjs';
import { starts } from './systemPrograms.mjs';

const variables = ['PLAYWRIGHT_CHROMIUM', 'CHROME_PATH'];

/**
 * @typedef {object} Surroundings what the look-up asks of the machine
 * @property {Record<string, string | undefined>} environment
 * @property {readonly string[]} paths usual places, best first
 * @property {() => boolean} hasOwn whether Playwright has downloaded its own browser
 * @property {(path: string) => boolean} works whether a path is a browser that starts
 */

/**
 * The browser for the tests: the one that a variable names, Playwright's own, or
 * one of the system's.
 * @param {Surroundings} [surroundings]
 * @returns {{ executablePath?: string } | null} no path for Playwright's own; null if there is none
 * @throws {Error} if a variable names something that is no browser
 */
export function findBrowser(surroundings = thisMachine()) {
  const { environment, paths, hasOwn, works } = surroundings;
  for (const variable of variables) {
    const path = environment[variable];
    if (!path) continue;
    if (works(path)) return { executablePath: path };
    throw new Error(`${variable} is "${path}", where no browser starts. Change or unset it.`);
  }
  if (hasOwn()) return {};
  const executablePath = paths.find(works);
  return executablePath ? { executablePath } : null;
}

/** @returns {Surroundings} */
export function thisMachine() {
  return {
    environment: process.env,
    paths: usualPaths(process.platform, process.env),
    hasOwn: hasPlaywrightBrowser,
    works: startsHere,
  };
}

/** Asks for the version on Linux alone, where stubs lie about; on Windows that would open a window. */
function startsHere(/** @type {string} */ path) {
  return process.platform === 'linux' ? starts(path, '--version') : existsSync(path);
}

/** Playwright marks each browser that it has downloaded whole. */
function hasPlaywrightBrowser() {
  const load = createRequire(import.meta.url);
  /** @type {import('playwright-core')} */
  const { chromium } = load('playwright-core');
  const folder = /^.*chromium-\d+/.exec(chromium.executablePath())?.[0];
  if (!folder) return false;
  const shell = join(dirname(folder), folder.replace(/^.*chromium-/, 'chromium_headless_shell-'));
  return existsSync(join(shell, 'INSTALLATION_COMPLETE'));
}
