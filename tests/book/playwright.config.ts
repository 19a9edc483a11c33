import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../tools/setup/browser.mjs';

const browser = findBrowser();
if (!browser) throw new Error('No browser for the tests was found: npm test installs one.');

/** The workers read the configuration anew, and take the folder from their environment. */
process.env.BOOK_FOLDER ??= mkdtempSync(join(realpathSync(tmpdir()), 'book-'));

/** Chromium's sandbox refuses to start for root, the usual user of a container. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** A small book, made by the command and opened from the disk. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/book',
  globalSetup: './makeSmallBook.ts',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 1,
  timeout: 60_000,
  reporter: [['line']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: { ...browser, args: [...sandbox, '--disable-background-networking'] },
    screenshot: 'only-on-failure',
  },
});
