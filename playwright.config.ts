import { defineConfig, devices } from '@playwright/test';
import { freePort, launchOptions, reporters } from './tests/playwright';

/** The workers read the configuration anew, and take the port from their environment. */
process.env.SITE_PORT ??= await freePort();
const baseURL = `http://localhost:${process.env.SITE_PORT}`;

/**
 * The suites that have been brought in line with each other. The rest still say what single parts
 * looked like before they were joined: ALL_SUITES=1 runs them too.
 */
const joined = /(accessibility|alive|delivered|frame|head|header|menu|policy)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: process.env.ALL_SUITES ? /\.spec\.ts$/ : joined,
  globalSetup: './tests/browser/contact/contactSite.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: reporters(),
  use: {
    baseURL,
    launchOptions: launchOptions(),
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
