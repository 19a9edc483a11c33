/** `npm test`: every check. Prints a line per stage, then the counts, then the messages of failures. */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './setup/browser.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { readReport } from './testing/results.mjs';
import { run } from './setup/run.mjs';

/**
 * The commands of a stage run side by side.
 * @typedef {{ script: string, args?: string[], runner?: 'vitest' | 'playwright' }} Command
 * @type {Record<string, Command[]>}
 */
const stages = {
  'lint, types and texts': [
    { script: 'lint' },
    { script: 'unused' },
    { script: 'typecheck' },
    { script: 'locales' },
  ],
  'unit tests': [{ script: 'test:unit', runner: 'vitest' }],
  build: [{ script: 'build' }],
  'built site': [{ script: 'test:built', runner: 'vitest' }],
  browser: [{ script: 'test:e2e', runner: 'playwright' }],
  // Each waits for its server, and for one page at a time.
  'development server, translators’ editor': [
    {
      script: 'test:e2e',
      args: ['--config', 'playwright.development.config.ts'],
      runner: 'playwright',
    },
    {
      script: 'test:e2e',
      args: ['--config', 'tests/editor/playwright.config.ts'],
      runner: 'playwright',
    },
  ],
};
const reports = '.cache/reports';

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isStopped = true));

try {
  await ensureInstalled();
  await ensureBrowser();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
  for (const [index, [stage, commands]] of Object.entries(stages).entries()) {
    const start = performance.now();
    process.stdout.write(`${index + 1}/${Object.keys(stages).length} ${stage} ... `);
    const results = await Promise.all(commands.map(runCommand));
    const failed = results.flatMap((result) => result.failures);
    const flaky = results.reduce((sum, result) => sum + result.flaky, 0);
    const count = results.reduce((sum, result) => sum + result.passed, 0);
    if (isStopped) throw new Error('Stopped.');
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    const notes = [
      `${seconds} s, ${count} passed`,
      ...(failed.length > 0 ? [`${failed.length} FAILED`] : []),
      ...(flaky > 0 ? [`${flaky} passed when repeated`] : []),
    ];
    console.log(notes.join(', '));
    passed += count;
    failures.push(...failed);
  }
  console.log(`\n${passed} passed, ${failures.length} failed`);
  for (const failure of failures) console.log(`\n${failure}`);
  if (failures.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/**
 * Runs a script of package.json. One that is not a test runner counts as one test.
 * @param {Command} command
 * @returns {Promise<import('./testing/results.mjs').Results>}
 */
async function runCommand({ script, args = [], runner }) {
  const report = `${reports}/${[script, ...args].join(' ').replaceAll(/\W+/g, '-')}.json`;
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
  return results;
}
