import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';

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

/**
 * The program that the tests use as their browser: the one that PLAYWRIGHT_CHROMIUM or CHROME_PATH
 * names, the one that Playwright has downloaded, or one of the system's. All of them start.
 * @returns {string | null} its path; null if there is none
 * @throws {Error} if a variable names something that is no browser
 */
export function findBrowser() {
  for (const variable of ['PLAYWRIGHT_CHROMIUM', 'CHROME_PATH']) {
    const path = process.env[variable];
    if (!path) continue;
    if (starts(path, '--version')) return path;
    throw new Error(`${variable} is "${path}", where no browser starts. Change or unset it.`);
  }
  return downloadedBrowser() ?? systemBrowser() ?? null;
}

/** Where nginx is on this machine; null if there is none. */
export function findNginx() {
  return findProgram('nginx', '-v', ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']);
}

/**
 * Makes sure that there is a browser for the tests: where the user may install packages the
 * system's own, else Playwright's, in the user's folder.
 * @throws {Error} with the command to type if none can be had
 */
export async function ensureBrowser() {
  if (findBrowser()) return;
  if (isDebianRoot()) {
    install('a browser for the tests', 'chromium-headless-shell');
    if (!findBrowser()) install('a browser for the tests', 'chromium');
    if (findBrowser()) return;
  }
  const isForbidden = /^(?:1|true)$/.test(process.env['PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD'] ?? '');
  if (!isForbidden) await download();
  if (findBrowser()) return;
  const reason = isForbidden
    ? 'PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD forbids to fetch one'
    : 'see above';
  throw new Error(
    `There is no browser for the tests (${reason}). Install one and run this again: npx playwright install --with-deps chromium. Or name one: PLAYWRIGHT_CHROMIUM=/path/to/chrome npm test`,
  );
}

/** Makes sure that the configuration for nginx can be tried, where the user may install packages. */
export function ensureNginx() {
  if (!findNginx() && isDebianRoot()) install('nginx, to try its configuration', 'nginx-light');
  if (!findNginx()) console.log('Skipped: the tests of nginx, which is not installed here.');
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * @param {string} what
 * @param {string} name of a Debian package
 */
function install(what, name) {
  console.log(`Installing ${what}, which is missing: apt-get install ${name}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  /** @param {string[]} args */
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: 'inherit', timeout: 300_000 });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', name);
}

/** How long a download may go without data, in ms. */
const patience = 20_000;

/** Playwright's download of the shell, in the user's folder; it is given up when no data comes. */
function download() {
  console.log('Fetching a browser for the tests, which is missing: playwright install chromium');
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  const cli = join(
    createRequire(import.meta.url).resolve('playwright-core/package.json'),
    '../cli.js',
  );
  const child = spawn(process.execPath, [cli, 'install', '--only-shell', 'chromium'], {
    // Where the download lies until it is whole.
    env: { ...process.env, TMPDIR: folder, TMP: folder, TEMP: folder },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let [size, last] = [0, Date.now()];
  const watch = setInterval(() => {
    const now = sizeOf(folder);
    if (now !== size) [size, last] = [now, Date.now()];
    else if (Date.now() - last > patience) child.kill();
  }, 1000);
  child.stderr.on('data', (output) => {
    last = Date.now();
    process.stderr.write(output);
    // One attempt is enough: Playwright would make five.
    if (String(output).includes('Download failed')) child.kill();
  });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearInterval(watch);
      rmSync(folder, { recursive: true, force: true });
      if (Date.now() - last > patience) console.error('Given up: no data came for 20 seconds.');
      resolve(code === 0);
    });
  });
}

/** @param {string} folder */
function sizeOf(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.reduce(
    (sum, file) => sum + (statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
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

/** The shell that Playwright has downloaded, which it marks once it is whole. */
function downloadedBrowser() {
  /** @type {import('playwright-core')} */
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  const folder = /^.*chromium-\d+/
    .exec(chromium.executablePath())?.[0]
    .replace(/chromium-(?=\d+$)/, 'chromium_headless_shell-');
  if (!folder || !existsSync(join(folder, 'INSTALLATION_COMPLETE'))) return undefined;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /headless[-_]shell(?:\.exe)?$/.test(file))
    .map((file) => join(folder, file))
    .find((path) => statSync(path).isFile() && starts(path, '--version'));
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
 * Whether a program is there and starts: some systems have stubs in the place of programs, and a
 * browser may lack a library.
 * @param {string} path
 * @param {string} question
 */
function starts(path, question) {
  if (!existsSync(path)) return false;
  // On Windows the question would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, [question], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}
