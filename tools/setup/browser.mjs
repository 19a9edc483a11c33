import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** The headless shell comes first, because it opens pages faster. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'microsoft-edge',
];
/** A download that hangs is ended after five minutes. */
const timeout = 300_000;

/**
 * The browser of the tests: PLAYWRIGHT_CHROMIUM, CHROME_PATH, or an installed one.
 * @returns {string | undefined} undefined if Playwright should use the one that it downloaded
 * @throws {Error} if a variable names a file that does not start
 */
export function findBrowser() {
  for (const variable of ['PLAYWRIGHT_CHROMIUM', 'CHROME_PATH']) {
    const path = process.env[variable];
    if (!path) continue;
    if (starts(path)) return path;
    throw new Error(`${variable} is "${path}", which does not start. Change or unset it.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(starts);
}

/**
 * Installs a browser if none can be launched: Debian's as root there, otherwise Playwright's.
 * @throws {Error} with the command to type if that fails
 */
export async function ensureBrowser() {
  if (await launches()) return;
  console.log('Installing a browser for the tests.');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { env, timeout });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-yq', '--no-install-recommends', name], { env, timeout });
      if (await launches()) return;
    }
  }
  await run('npx', ['playwright', 'install', '--only-shell', 'chromium'], { timeout });
  if (await launches()) return;
  throw new Error(
    'There is no browser for the tests. Install one (npx playwright install --with-deps chromium), or name one: PLAYWRIGHT_CHROMIUM=/path/to/chrome npm test',
  );
}

/** Launches the browser once, because one with missing libraries doesn't start. */
async function launches() {
  // Imported here, because `npm test` loads this file before it has installed packages.
  const { chromium } = await import('@playwright/test');
  const executablePath = findBrowser();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  try {
    const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** @param {string} path */
function starts(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 60_000 }).status === 0;
}
