import { expect, it } from 'vitest';
import { countsOf } from './counts.mjs';
import { nodeProblem } from './node.mjs';

it.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('takes Node %s', (version) => {
  expect(nodeProblem(version, '>=20.19')).toBeNull();
});

it.each(['20.18.3', '18.20.0', '9.9.9'])('names Node %s and what to install', (version) => {
  const start = new RegExp(`^Node ${version} .*Node 20.19 or newer`);
  expect(nodeProblem(version, '>=20.19')).toMatch(start);
});

it('counts the tests of Vitest, and a file that does not load as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countsOf(report)).toEqual({ passed: 3, failed: 2, skipped: 3, retried: [] });
});

it('counts the tests of Playwright, errors outside tests as failures, and names what was retried', () => {
  const flaky = { title: 'a flaky test', file: 'menu.spec.ts', tests: [{ status: 'flaky' }] };
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{}],
    suites: [{ specs: [], suites: [{ specs: [flaky] }] }],
  };
  const retried = ['menu.spec.ts: a flaky test'];
  expect(countsOf(report)).toEqual({ passed: 6, failed: 2, skipped: 2, retried });
});
