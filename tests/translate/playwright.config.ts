import { cpSync, mkdtempSync, realpathSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../tools/setup/browser.mjs';

const browser = findBrowser();
if (!browser) throw new Error('No browser for the tests was found: npm test installs one.');

const project = resolve(import.meta.dirname, '../..');

/** The workers read the configuration anew, and take these from their environment. */
process.env.TRANSLATE_PORT ??= await freePort();
process.env.TRANSLATE_TEXTS ??= copyOfTexts();

const { TRANSLATE_PORT: port, TRANSLATE_TEXTS: texts } = process.env;
const baseURL = `http://localhost:${port}`;

/** Chromium's sandbox refuses to start for root, the usual user of a container. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/translate',
  globalTeardown: './removeTexts.ts',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'ar',
    baseURL,
    launchOptions: { ...browser, args: [...sandbox, '--disable-background-networking'] },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node --import tsx tools/editor/translate.ts --no-open --port ${port} --texts ${texts}`,
    cwd: project,
    url: baseURL,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});

/** The editor changes files: never those of the project. */
function copyOfTexts(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'translate-'));
  cpSync(join(project, 'locales'), join(folder, 'locales'), { recursive: true });
  return folder;
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}
