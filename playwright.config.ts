import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { defineConfig, devices, type ReporterDescription } from '@playwright/test';
import { findBrowser } from './tools/setup/browser.mjs';

const browser = findBrowser();
if (!browser) throw new Error('No browser for the tests was found: npm test installs one.');

/** The workers read the configuration anew, and take the port from their environment. */
process.env.SITE_PORT ??= await freePort();
const baseURL = `http://localhost:${process.env.SITE_PORT}`;

/** Keeps the browser from calling its maker: tests ask nothing of another origin. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
/** Chromium's sandbox refuses to start for root, the usual user of a container. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const jsonFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const reporter: ReporterDescription[] = [['line']];
if (jsonFile) reporter.push(['json', { outputFile: jsonFile }]);

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/contact/contactSite.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter,
  use: {
    baseURL,
    launchOptions: { ...browser, args: [...sandbox, ...quiet] },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] }, grepInvert: /@mobile/ },
    { name: 'mobile', use: { ...devices['Pixel 7'] }, grep: /@mobile|@everywhere/ },
  ],
  webServer: {
    command: `node --import tsx tools/serve/preview.ts --port ${process.env.SITE_PORT}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});

async function freePort(): Promise<string> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}
