import { existsSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { findEngine } from './engines.mjs';
import { findNginx } from './nginx.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} purpose
 * @property {() => unknown} find nothing where the program is not there
 * @property {string} packages those of Debian that bring it
 * @property {string} [smaller] a package that does too, where there is one
 * @property {string} [engine] its name for Playwright
 * @property {boolean} [isNeeded] whether nothing can be tested without it
 */

/** @type {Program} */
const browser = {
  name: 'Chromium, Chrome or Edge',
  purpose: 'for the browser tests and the book',
  find: findBrowser,
  packages: 'chromium',
  smaller: 'chromium-headless-shell',
  engine: 'chromium-headless-shell',
  isNeeded: true,
};

/** What `npm test` runs beside Node. @type {readonly Program[]} */
const all = [
  browser,
  {
    name: 'Firefox',
    purpose: 'to try the site in its engine',
    find: () => findEngine('firefox'),
    packages: 'firefox-esr',
    engine: 'firefox',
  },
  {
    name: 'WebKit',
    purpose: 'to try the site in its engine',
    find: () => findEngine('webkit'),
    packages: 'webkit2gtk-driver xvfb',
    engine: 'webkit',
  },
  {
    name: 'nginx',
    purpose: 'to crawl the built site through a real server',
    find: findNginx,
    packages: 'nginx-light',
  },
];

/**
 * @typedef {object} Machine what installing needs of the machine
 * @property {((packages: readonly string[]) => Promise<unknown>) | null} install null where this account may not
 * @property {() => Promise<unknown>} download fetches Playwright's browser, which needs no rights
 */

/**
 * Makes sure that the programs of the tests are there: says what is missing, what it
 * is for and how it is installed, and then installs it where this account may.
 * @param {readonly Program[]} [programs]
 * @param {Machine} [machine]
 * @throws {Error} if one that is needed is still missing
 */
export async function ensurePrograms(programs = all, machine = thisMachine()) {
  const stillMissing = () => programs.filter(({ find }) => !find());
  let missing = stillMissing();
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${missing.map((one) => one.packages).join(' ')}`;
  const needs = missing.map((one) => `  - ${one.name}, ${one.purpose}`);
  console.log(['Not found on this machine:', ...needs].join('\n'));
  if (machine.install) {
    console.log(`Installing as this would: ${command}`);
    for (const { packages, smaller, find } of missing) {
      // One by one: apt-get installs nothing where it does not know one of the names.
      if (smaller) await machine.install([smaller]);
      if (!find()) await machine.install(packages.split(' '));
    }
    missing = stillMissing();
  } else {
    const engines = missing.flatMap(({ engine }) => engine ?? []);
    const elsewhere = `; elsewhere: npx playwright install --with-deps ${engines.join(' ')}`;
    console.log(
      `This account may not install them. Debian: sudo ${command}${engines.length > 0 ? elsewhere : ''}`,
    );
  }
  if (missing.some(({ isNeeded }) => isNeeded)) {
    console.log(
      'Downloading a browser for this account with: npx playwright install chromium-headless-shell',
    );
    await machine.download();
    missing = stillMissing();
  }
  if (missing.some(({ isNeeded }) => isNeeded)) {
    throw new Error(
      `There is no browser for the tests. Install one (Debian, Ubuntu: sudo ${command}), or set PLAYWRIGHT_CHROMIUM to the path of a Chromium, and run this again.`,
    );
  }
  for (const { name } of missing) console.log(`Note: tests that need ${name} will be SKIPPED.`);
}

/** The browser alone, for what takes pictures of pages. */
export function ensureBrowser() {
  return ensurePrograms([browser]);
}

/** @returns {Machine} */
function thisMachine() {
  return { install: isDebianRoot() ? installDebian : null, download: downloadBrowser };
}

async function downloadBrowser() {
  const cli = ['node_modules/@playwright/test/cli.js'];
  const name = 'chromium-headless-shell';
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' };
  const { ok } = await run(process.execPath, [...cli, 'install', name], { env, seconds: 240 });
  if (ok && isDebianRoot()) {
    await run(process.execPath, [...cli, 'install-deps', name], { seconds: 240 });
  }
}

/** Whether packages can be installed here: on Debian and its kin, by root. */
function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * Installs packages of Debian. The service of a server is not started.
 * @param {readonly string[]} names
 */
async function installDebian(names) {
  // With a runlevel of shutdown, invoke-rc.d starts nothing.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const { ok } = await run('apt-get', ['update', '-q'], { env, seconds: 120 });
  const install = ['install', '-y', '-q', '--no-install-recommends', ...names];
  if (ok) await run('apt-get', install, { env, seconds: 300 });
}
