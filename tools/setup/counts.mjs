/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} retried tests that passed when they were run again, as CI does
 */

/**
 * The counts of a JSON report of Vitest or Playwright. A file that does not load, or an error
 * outside of tests, is a failure.
 * @param {any} report
 * @returns {Counts}
 */
export function countsOf(report) {
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return {
      passed: expected + flaky,
      failed: unexpected + report.errors.length,
      skipped,
      retried: report.suites.flatMap(flakyTests),
    };
  }
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    retried: [],
  };
}

/**
 * @param {any} suite of Playwright's report
 * @returns {string[]}
 */
function flakyTests({ specs, suites = [] }) {
  const own = specs.filter((/** @type {any} */ spec) =>
    spec.tests.some((/** @type {any} */ test) => test.status === 'flaky'),
  );
  return [
    ...own.map((/** @type {any} */ spec) => `${spec.file}: ${spec.title}`),
    ...suites.flatMap(flakyTests),
  ];
}
