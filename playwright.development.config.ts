import { defineConfig } from '@playwright/test';
import built from './playwright.config';
import type { SiteFixtures } from './tests/browser/fixtures';

/** The tests that are tagged `@smoke`, on the site as `npm run dev` serves it. */
export default defineConfig<SiteFixtures>({
  ...built,
  globalSetup: [],
  outputDir: 'test-results/development',
  projects: (built.projects ?? []).slice(0, 1),
  grep: /@smoke/,
  // What the server makes on request comes later than what is built.
  expect: { timeout: 20_000 },
  use: {
    ...built.use,
    usualFaults: { patterns: [/^console\.debug: \[vite\]/, /React DevTools/] },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js --port ${process.env.SITE_PORT} --strictPort`,
    url: built.use?.baseURL ?? '',
    reuseExistingServer: false,
  },
});
