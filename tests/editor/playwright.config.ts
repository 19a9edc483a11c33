import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { freePort, launchOptions } from '../playwright';

const project = resolve(import.meta.dirname, '../..');

/** The workers read the configuration anew, and take these from their environment. */
process.env.TRANSLATE_PORT ??= await freePort();
process.env.TRANSLATE_TEXTS ??= copyOfTexts();

const { TRANSLATE_PORT: port, TRANSLATE_TEXTS: texts } = process.env;
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/editor',
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 1,
  /** On a busy machine everything takes several times as long. */
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1366, height: 757 },
    locale: 'fr',
    baseURL,
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node --import tsx tools/locales/commands.ts edit --no-open --port ${port} --texts "${texts}"`,
    cwd: project,
    url: baseURL,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});

/** The editor changes files: never those of the project. The copy goes after its server, which may still write. */
function copyOfTexts(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'translate-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(project, 'locales'), join(folder, 'locales'), { recursive: true });
  return folder;
}
