import { defineConfig } from '@playwright/test';
import { reporters } from '../playwright';
import { engineNames, type EngineName } from './drivers/engine';

/** The same flows in every engine: `npm run test:e2e -- --config tests/engines/playwright.config.ts`, with `--project webkit` for one. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'flows',
  outputDir: '../../test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 90_000,
  workers: 2,
  reporter: reporters(),
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
});
