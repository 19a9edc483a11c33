import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findProgram } from './systemPrograms.mjs';

/** What Debian's packages call the programs that the tests drive. */
const firefoxNames = ['firefox-esr', 'firefox'];
const webkitNames = ['WebKitWebDriver', 'Xvfb'];

/**
 * @typedef {object} FoundEngine
 * @property {string} [program] the system's own; none for Playwright's build
 */

/**
 * @typedef {object} EngineSurroundings what the look-up asks of the machine
 * @property {(engine: 'firefox' | 'webkit') => boolean} hasOwn whether Playwright has downloaded its build
 * @property {(name: string) => string | null} programOf the path of a program that starts, by its name
 */

/**
 * Where Firefox or WebKit is on this machine: Playwright's build, or else the system's.
 * @param {'firefox' | 'webkit'} engine
 * @param {EngineSurroundings} [surroundings]
 * @returns {FoundEngine | null} null if there is none
 */
export function findEngine(engine, surroundings = thisMachine) {
  if (surroundings.hasOwn(engine)) return {};
  const { programOf } = surroundings;
  if (engine === 'firefox') {
    const program = firefoxNames.map(programOf).find((path) => path !== null);
    return program ? { program } : null;
  }
  const [driver, display] = webkitNames.map(programOf);
  return driver && display ? { program: driver } : null;
}

/** @type {EngineSurroundings} */
const thisMachine = { hasOwn, programOf };

/** @param {'firefox' | 'webkit'} engine */
function hasOwn(engine) {
  /** @type {import('playwright-core')} */
  const playwright = createRequire(import.meta.url)('playwright-core');
  return existsSync(playwright[engine].executablePath());
}

/** @param {string} name */
function programOf(name) {
  return findProgram(name, name === 'Xvfb' ? '-help' : '--help');
}
