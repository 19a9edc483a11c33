import './setup/node.mjs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser, findNginx } from './setup/browser.mjs';
import { countsOf } from './setup/counts.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';

const reports = 'test-results/reports';

/** @typedef {{ name: string, script: string, runner?: 'vitest' | 'playwright', config?: string }} Stage */
/** @type {readonly Stage[]} */
const stages = [
  { name: 'formatting and lint', script: 'lint' },
  { name: 'types', script: 'typecheck' },
  { name: 'texts', script: 'locales' },
  { name: 'unit tests', script: 'test:unit', runner: 'vitest' },
  { name: 'build', script: 'build' },
  { name: 'built site and hosts', script: 'test:built', runner: 'vitest' },
  { name: 'browser', script: 'test:e2e', runner: 'playwright' },
  {
    name: 'development server',
    script: 'test:e2e',
    runner: 'playwright',
    config: 'playwright.development.config.ts',
  },
  {
    name: 'translators’ editor',
    script: 'test:e2e',
    runner: 'playwright',
    config: 'tests/translate/playwright.config.ts',
  },
];

/** @type {{ stage: string, passed: number, failed: number, skipped: number, minutes: number, retried: string[] }[]} */
const rows = [];

try {
  rmSync(reports, { recursive: true, force: true });
  await ensureInstalled();
  ensureBrowser();
  if (!findNginx()) console.log('Note: there is no nginx here; its tests are skipped.');
  for (const stage of stages) await runStage(stage);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
printTable();

/** @param {Stage} stage */
async function runStage({ name, script, runner, config }) {
  console.log(`\n--- ${name} (${rows.length + 1} of ${stages.length}) ---`);
  const report = `${reports}/${rows.length + 1}.json`;
  const vitest = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = [...(config ? ['--config', config] : []), ...(runner === 'vitest' ? vitest : [])];
  const start = performance.now();
  const isWell = await run('npm', ['run', '--silent', script, '--', ...options], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, retried: [] };
  // A stage that fails without a test that does has failed all the same.
  const failed = isWell ? counts.failed : Math.max(counts.failed, 1);
  rows.push({ stage: name, ...counts, failed, minutes: (performance.now() - start) / 60_000 });
  if (!isWell) throw new Error(`Stopped at ${name}: the reason is above.`);
}

function printTable() {
  const total = { passed: 0, failed: 0, skipped: 0, minutes: 0 };
  console.log(`\n${'stage'.padEnd(24)}${'tests'.padStart(7)}${'minutes'.padStart(9)}`);
  for (const { stage, passed, failed, skipped, minutes } of rows) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.minutes += minutes;
    console.log(line(stage, passed + failed + skipped, minutes));
  }
  console.log(line('all', total.passed + total.failed + total.skipped, total.minutes));
  const retried = rows.flatMap((row) => row.retried);
  if (retried.length > 0) console.log(`\nPassed when run again:\n  ${retried.join('\n  ')}`);
  console.log(
    `\n${total.passed} passed, ${Math.max(total.failed, process.exitCode ? 1 : 0)} failed, ${total.skipped} skipped`,
  );
}

/**
 * @param {string} stage
 * @param {number} tests
 * @param {number} minutes
 */
function line(stage, tests, minutes) {
  return `${stage.padEnd(24)}${String(tests || '').padStart(7)}${minutes.toFixed(1).padStart(9)}`;
}
