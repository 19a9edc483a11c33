import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import type { SiteOptions } from './tests/browser/fixtures';
import { launchOptions } from './tests/playwright';

/** They run the tests tagged `@engines`: flows in which browsers differ. */
const engines = [
  { name: 'firefox', device: 'Desktop Firefox', path: firefox.executablePath() },
  { name: 'webkit', device: 'Desktop Safari', path: webkit.executablePath() },
];
const missing = engines.filter(({ path }) => !existsSync(path)).map(({ name }) => name);
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
if (missing.length > 0 && !isWorker) {
  const command = `npx playwright install --with-deps ${missing.join(' ')}`;
  console.log(`Not tried here: ${missing.join(' and ')}. Playwright installs them: ${command}`);
}

/** `npm run test:e2e`: the built site as visitors use it. */
export default defineConfig<object, SiteOptions>({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/buildSite.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  /** One more than two cores, because flows also wait for animations and toasts. */
  workers: 3,
  /** For slow and busy machines. */
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    screenshot: 'only-on-failure',
    /** Tests of what moves use `withMotion`. */
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'chromium', use: { ...devices['Desktop Chrome'], launchOptions: launchOptions() } },
    ...engines
      .filter(({ name }) => !missing.includes(name))
      .map(({ name, device }) => ({ name, grep: /@engines/, use: { ...devices[device] } })),
  ],
});
