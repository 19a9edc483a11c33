import { findBrowser } from './browser.mjs';
import { installDebian, isDebianRoot } from './debian.mjs';
import { run } from './run.mjs';

const help = `No browser for the tests was found, and none could be installed. Do one of these, then run npm test again:
  - install Chromium, Google Chrome or Microsoft Edge in its usual place
    (Debian, Ubuntu: sudo apt-get install chromium)
  - npx playwright install --with-deps chromium-headless-shell
  - set PLAYWRIGHT_CHROMIUM to the path of a Chromium that you have`;

/**
 * @typedef {object} Installer
 * @property {string} name
 * @property {() => Promise<unknown>} install
 */

/**
 * Sees to it that the tests have a browser: looks for one, and installs one if
 * there is none.
 * @param {() => object | null} [find]
 * @param {readonly Installer[]} [installers] tried in turn, until `find` finds one
 * @throws {Error} that says how to get a browser, if all fails
 */
export async function ensureBrowser(find = findBrowser, installers = installersHere()) {
  if (find()) return;
  for (const { name, install } of installers) {
    console.log(`No browser found: trying ${name} ...`);
    await install();
    if (find()) return;
  }
  throw new Error(help);
}

/** @returns {Installer[]} */
function installersHere() {
  const playwright = { name: 'the download of Playwright', install: installFromPlaywright };
  const debian = ['chromium-headless-shell', 'chromium'].map((name) => ({
    name: `Debian's ${name} (apt-get)`,
    install: () => installDebian([name]),
  }));
  return isDebianRoot() ? [...debian, playwright] : [playwright];
}

async function installFromPlaywright() {
  const cli = [process.execPath, 'node_modules/@playwright/test/cli.js'];
  const [node = '', ...start] = cli;
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' };
  const browser = 'chromium-headless-shell';
  const { ok } = await run(node, [...start, 'install', browser], { env, seconds: 240 });
  if (ok && isDebianRoot()) await run(node, [...start, 'install-deps', browser], { seconds: 240 });
}
