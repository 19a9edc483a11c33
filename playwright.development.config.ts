import { defineConfig } from '@playwright/test';
import built from './playwright.config';
import { withMotion, type SiteOptions } from './tests/browser/fixtures';
import { freePort } from './tests/playwright';

/** Each worker reads this file, and finds the port in its environment. */
process.env['DEVELOPMENT_PORT'] ??= await freePort();
const origin = `http://localhost:${process.env['DEVELOPMENT_PORT']}`;

/** The tests that are tagged `@smoke`, on the site as `npm run dev` serves it. */
export default defineConfig<object, SiteOptions>({
  ...built,
  globalSetup: [],
  outputDir: 'test-results/development',
  projects: (built.projects ?? []).slice(0, 1),
  grep: /@smoke/,
  use: {
    ...built.use,
    ...withMotion,
    development: { origin, messages: [/^console\.debug: \[vite\]/, /React DevTools/] },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js --port ${process.env['DEVELOPMENT_PORT']} --strictPort`,
    url: origin,
    reuseExistingServer: false,
    timeout: 240_000,
  },
});
