import { defineConfig, devices } from '@playwright/test';
import { freePort, launchOptions, reporters } from './tests/playwright';

/** The workers read the configuration anew, and take the port from their environment. */
process.env.SITE_PORT ??= await freePort();
const baseURL = `http://localhost:${process.env.SITE_PORT}`;

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/contact/contactSite.ts',
  outputDir: 'test-results/browser',
  /** What tests compare texts with lies beside them: `--update-snapshots` writes it anew. */
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  /** One more than two cores have: flows also wait, for motion and for notifications to go. */
  workers: 3,
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
    command: `node --import tsx packages/static-host/serve/preview.ts --port ${process.env.SITE_PORT}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
