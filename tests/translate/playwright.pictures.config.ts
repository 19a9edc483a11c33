import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Makes the pictures of `locales/README.md` anew: `npm run test:e2e -- --config` and this file. */
export default defineConfig(tests, {
  testMatch: 'pictures/*.ts',
  use: { viewport: { width: 1200, height: 860 }, locale: 'fr' },
});
