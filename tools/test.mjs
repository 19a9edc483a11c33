import { ensureBrowser, ensureNginx } from './setup/browser.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';

/** @typedef {[name: string, ...command: string[]]} Stage */

/** @type {Stage[]} The quick ones first. */
const quick = [
  ['formatting and lint', 'lint'],
  ['types', 'typecheck'],
  ['texts', 'locales'],
  ['unit tests', 'test:unit'],
  ['build', 'build'],
  ['built site and hosts', 'test:built'],
];

/** @type {Stage[]} */
const browser = [['browser', 'test:e2e']];

/** @type {Stage[]} They mostly wait, so they run beside the browser's; not beside each other: both are Vite's. */
const servers = [
  ['development server', 'test:e2e', '--', '--config', 'playwright.development.config.ts'],
  ['translators’ editor', 'test:e2e', '--', '--config', 'tests/translate/playwright.config.ts'],
];

/** @param {Stage[]} stages one after the other */
async function check(stages) {
  for (const [stage, ...command] of stages) {
    const start = performance.now();
    console.log(`\n--- ${stage} ---`);
    const isWell = await run('npm', ['run', '--silent', ...command]);
    if (!isWell) throw new Error(`Stopped at ${stage}: the reason is above.`);
    console.log(`${stage}: ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
  }
}

try {
  await ensureInstalled();
  await ensureBrowser();
  ensureNginx();
  await check(quick);
  await Promise.all([check(browser), check(servers)]);
  console.log('\nAll checks passed.');
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
