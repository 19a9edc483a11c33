import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * The counts of vitest's JSON report. A file that did not load has no tests, but is a failure.
 * @param {string} file
 * @returns {Counts | null} null if there is no report
 */
export function unitCounts(file) {
  const report = read(file);
  if (!report) return null;
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report;
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults;
  const unloaded = files.filter((f) => f.status === 'failed' && f.assertionResults.length === 0);
  return {
    passed,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * The counts of Playwright's JSON report. Errors outside tests are failures.
 * @param {string} file
 * @returns {Counts | null} null if there is no report
 */
export function browserCounts(file) {
  const report = read(file);
  if (!report) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/**
 * @param {readonly (Counts | null)[]} all
 * @returns {Counts}
 */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    total.passed += counts?.passed ?? 0;
    total.failed += counts?.failed ?? 0;
    total.skipped += counts?.skipped ?? 0;
  }
  return total;
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
