import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions, reporters } from '../playwright';

/** The workers read the configuration anew, and take the folder from their environment. */
process.env.BOOK_FOLDER ??= mkdtempSync(join(realpathSync(tmpdir()), 'book-'));

/** A small book, made by the command and opened from the disk. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/book',
  globalSetup: './makeSmallBook.ts',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 1,
  timeout: 60_000,
  reporter: reporters(),
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
});
