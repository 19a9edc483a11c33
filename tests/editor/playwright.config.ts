import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { freePort, launchOptions } from '../playwright';

const project = resolve(import.meta.dirname, '../..');

/** Workers evaluate the configuration again and take these from the environment. */
const port = (process.env['EDITOR_PORT'] ??= await freePort());
const texts = (process.env['EDITOR_TEXTS'] ??= copyOfTexts());
const baseURL = `http://localhost:${port}`;

/** The translators' editor on one server, with a copy of the texts: the project's are never changed. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/editor',
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  workers: 1,
  /** Busy machines take several times as long. */
  timeout: 180_000,
  expect: { timeout: 30_000 },
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

/** Removed at exit, after the server, which may still write. */
function copyOfTexts(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'editor-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(project, 'locales'), join(folder, 'locales'), { recursive: true });
  return folder;
}
