import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, isAbsolute, join } from 'node:path';

/** The shell without windows first: it opens pages in little more than half the time. */
const browserNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
];

const macBrowsers = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const windowsBrowsers = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** The command that installs a browser for the tests. */
const installCommand = 'npx playwright install --with-deps chromium';

/**
 * The browser for the tests: the one that PLAYWRIGHT_CHROMIUM or CHROME_PATH names, Playwright's
 * own, or one of the system's.
 * @returns {{ executablePath?: string } | null} no path for Playwright's own; null if there is none
 * @throws {Error} if a variable names something that is no browser
 */
export function findBrowser() {
  for (const variable of ['PLAYWRIGHT_CHROMIUM', 'CHROME_PATH']) {
    const executablePath = process.env[variable];
    if (!executablePath) continue;
    if (starts(executablePath, '--version')) return { executablePath };
    throw new Error(
      `${variable} is "${executablePath}", where no browser starts. Change or unset it.`,
    );
  }
  if (hasPlaywrightBrowser()) return {};
  const executablePath = systemBrowser();
  return executablePath ? { executablePath } : null;
}

/** Where nginx is on this machine; null if there is none. */
export function findNginx() {
  return findProgram('nginx', '-v', ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']);
}

/**
 * Makes sure that there is a browser for the tests. Nothing is installed unasked, except under CI.
 * @throws {Error} with the command to type if there is none
 */
export function ensureBrowser() {
  if (!findBrowser() && process.env['CI']) installUnderCI();
  if (!findBrowser()) {
    throw new Error(
      `There is no browser for the tests. Install one and run this again: ${installCommand} (Debian: sudo apt-get install chromium).`,
    );
  }
}

/** Debian's own Chromium, its shell where there is one, and nginx to try the hosts' configuration: networks of CI seldom reach Playwright's. */
function installUnderCI() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  /** @param {string[]} args */
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: 'inherit', timeout: 300_000 });
  const install = ['install', '-y', '-q', '--no-install-recommends'];
  apt('update', '-q');
  apt(...install, 'nginx-light');
  apt(...install, 'chromium-headless-shell');
  if (!findBrowser()) apt(...install, 'chromium');
}

function systemBrowser() {
  if (process.platform === 'darwin') return macBrowsers.find(existsSync);
  if (process.platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
      (name) => process.env[name] ?? '',
    );
    return folders
      .flatMap((folder) => windowsBrowsers.map((name) => join(folder, name)))
      .find(existsSync);
  }
  for (const name of browserNames) {
    const path = findProgram(name, '--version', ['/opt/google/chrome', '/snap/bin']);
    if (path) return path;
  }
  return undefined;
}

/** Playwright marks each browser that it has downloaded whole; without windows it starts the shell. */
function hasPlaywrightBrowser() {
  /** @type {import('playwright-core')} */
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  const folder = /^.*chromium-\d+/.exec(chromium.executablePath())?.[0];
  if (!folder) return false;
  const shell = join(dirname(folder), folder.replace(/^.*chromium-/, 'chromium_headless_shell-'));
  return existsSync(join(shell, 'INSTALLATION_COMPLETE'));
}

/**
 * Where a program is that starts; null if there is none.
 * @param {string} name
 * @param {string} question an argument at which it says something and ends
 * @param {readonly string[]} more folders beside those of PATH
 */
function findProgram(name, question, more) {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => isAbsolute(folder));
  const paths = [...onPath, ...more].map((folder) => join(folder, name));
  return paths.find((path) => starts(path, question)) ?? null;
}

/**
 * Whether a program is there and starts: some systems have stubs in the place of programs.
 * @param {string} path
 * @param {string} question
 */
function starts(path, question) {
  if (!existsSync(path)) return false;
  // On Windows the question would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, [question], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}
