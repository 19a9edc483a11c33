import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Pictures of all states: `npm run test:e2e -- --config playwright.states.config.ts`, after `npm run build`. */
export default defineConfig({
  ...base,
  testMatch: 'states/pictures.ts',
  projects: [{ name: 'states', ...(base.projects?.[0]?.use && { use: base.projects[0].use }) }],
});
