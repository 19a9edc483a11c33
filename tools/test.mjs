/** `npm test`: runs every check. Prints a line per stage, then the counts, then the messages of failures. */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './setup/browser.mjs';
import { prepare } from './setup/prepare.mjs';
import { readReport } from './testing/results.mjs';
import { run } from './setup/run.mjs';

/**
 * @typedef {{ name: string, script: string, args?: string[], runner?: 'vitest' | 'playwright' }} Stage
 */

/**
 * Groups run one after the other, two stages of a group at a time, the longest first. The second group
 * reads the output of `build`, and builds another site: vite-plugin-ssr can't build two sites at once,
 * because each build writes the name of its folder into a file in `node_modules`.
 * @type {Stage[][]}
 */
const groups = [
  [
    { name: 'lint', script: 'lint' },
    { name: 'unit tests', script: 'test:unit', runner: 'vitest' },
    { name: 'build', script: 'build' },
    { name: 'types', script: 'typecheck' },
    { name: 'format', script: 'format:check' },
    { name: 'unused code', script: 'unused' },
    { name: 'texts', script: 'locales' },
  ],
  [
    { name: 'browser', script: 'test:e2e', runner: 'playwright' },
    { name: 'built site', script: 'test:built', runner: 'vitest' },
    {
      name: 'translators’ editor',
      script: 'test:e2e',
      args: ['--config', 'tests/editor/playwright.config.ts'],
      runner: 'playwright',
    },
    {
      name: 'development server',
      script: 'test:e2e',
      args: ['--config', 'playwright.development.config.ts'],
      runner: 'playwright',
    },
  ],
];
const stagesAtOnce = 2;
const reports = '.cache/reports';

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isStopped = true));

try {
  await prepare();
  await ensureBrowser();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
  for (const group of groups) {
    const waiting = [...group];
    const runNext = async () => {
      for (let stage = waiting.shift(); stage && !isStopped; stage = waiting.shift()) {
        const results = await runStage(stage);
        passed += results.passed;
        failures.push(...results.failures);
      }
    };
    await Promise.all(Array.from({ length: stagesAtOnce }, runNext));
    if (isStopped) throw new Error('Stopped.');
  }
  console.log(`\n${passed} passed, ${failures.length} failed`);
  for (const failure of failures) console.log(`\n${failure}`);
  if (failures.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/**
 * Runs a stage and prints its line. A script that is not a test runner counts as one test.
 * @param {Stage} stage
 * @returns {Promise<import('./testing/results.mjs').Results>}
 */
async function runStage({ name, script, args = [], runner }) {
  const start = performance.now();
  const report = `${reports}/${name.replaceAll(/\W+/g, '-')}.json`;
  const reporters = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile=${report}`],
    playwright: ['--reporter=line,json'],
  };
  let output = '';
  const isOk = await run(
    'npm',
    ['run', '--silent', script, '--', ...args, ...(runner ? reporters[runner] : [])],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      onOutput: (text) => {
        output += text;
      },
    },
  );
  const results = readReport(report) ?? { passed: isOk ? 1 : 0, flaky: 0, failures: [] };
  // A runner can fail without a failed test: an unhandled error, no server, no test at all.
  if (!isOk && results.failures.length === 0)
    results.failures.push(`npm run ${[script, ...args].join(' ')}\n${output.trimEnd()}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const counts = [
    `${seconds} s, ${results.passed} passed`,
    ...(results.failures.length > 0 ? [`${results.failures.length} FAILED`] : []),
    ...(results.flaky > 0 ? [`${results.flaky} passed when repeated`] : []),
  ];
  if (!isStopped) console.log(`${name}: ${counts.join(', ')}`);
  return results;
}
