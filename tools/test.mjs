import { rmSync } from 'node:fs';
import { ensureInstalled } from './setup/install.mjs';
import { ensurePrograms } from './setup/programs.mjs';
import { inProject } from './setup/project.mjs';
import { browserCounts, sum, unitCounts } from './setup/reports.mjs';
import { npm } from './setup/run.mjs';

const reports = 'test-results/reports';
const unitReport = `${reports}/unit.json`;
const builtReport = `${reports}/built.json`;
const browserReport = `${reports}/browser.json`;
const developmentReport = `${reports}/development.json`;
const enginesReport = `${reports}/engines.json`;
const translateReport = `${reports}/translate.json`;

/** @param {string} report */
const vitestOptions = (report) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];
const stages = [
  { name: 'formatting and lint', script: 'lint' },
  { name: 'types', script: 'typecheck' },
  { name: 'locales', script: 'locales' },
  { name: 'unit tests', script: 'test:unit', options: vitestOptions(unitReport) },
  { name: 'build', script: 'build' },
  { name: 'tests of the built site', script: 'test:built', options: vitestOptions(builtReport) },
  {
    name: 'browser tests',
    script: 'test:e2e',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  },
  {
    name: 'the site in development',
    script: 'test:e2e',
    options: ['--config', 'playwright.development.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: developmentReport },
  },
  {
    name: 'flows in every engine',
    script: 'test:e2e',
    options: ['--config', 'tests/engines/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: enginesReport },
  },
  {
    name: 'tests of the translators’ editor',
    script: 'test:e2e',
    options: ['--config', 'tests/translate/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: translateReport },
  },
];

await inProject(async (root) => {
  rmSync(reports, { recursive: true, force: true });
  await ensureInstalled(root);
  await ensurePrograms();
  await runStages();
  console.log('\nEvery check has passed.');
});
printCounts();

async function runStages() {
  for (const [index, { name, script, options = [], env = {} }] of stages.entries()) {
    const place = `stage ${index + 1} of ${stages.length}, ${name}`;
    const minutes = (performance.now() / 60_000).toFixed(1);
    console.log(`\n--- ${place}, after ${minutes} minutes ---`);
    const { ok } = await npm(['run', '--silent', script, '--', ...options], { env });
    if (!ok) throw new Error(`Stopped at ${place}: the reason is above.`);
  }
}

function printCounts() {
  const unit = sum([unitCounts(unitReport), unitCounts(builtReport)]);
  const browser = sum(
    [browserReport, developmentReport, enginesReport, translateReport].map(browserCounts),
  );
  const all = sum([unit, browser]);
  console.log(
    `${unit.passed + unit.failed} unit tests and ${browser.passed + browser.failed} browser tests ran, ${all.skipped} were skipped.`,
  );
  console.log(`${all.passed} passed, ${all.failed} failed`);
}
