import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { folderWith } from './folderWith';
import { readReport } from './results.mjs';

function read(report: unknown) {
  const folder = folderWith({ 'report.json': JSON.stringify(report) });
  const results = readReport(`${folder}/report.json`);
  rmSync(folder, { recursive: true });
  return results;
}

it('counts the tests of Vitest, and a file that does not load', () => {
  const test = (status: string) => ({
    status,
    fullName: 'adds up',
    failureMessages: ['1 is not 2'],
  });
  const results = read({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: ['passed', 'failed', 'skipped'].map(test),
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
    ],
  });
  expect(results).toEqual({
    passed: 1,
    flaky: 0,
    failures: ['a.test.ts: adds up\n  1 is not 2', 'b.test.ts\n  no such file'],
  });
});

it('counts the tests of Playwright, also in groups, and those that passed when repeated', () => {
  const test = {
    status: 'unexpected',
    results: [{ errors: [{ message: '\u001b[31mno\u001b[0m heading' }] }],
  };
  const spec = {
    title: 'opens',
    file: 'menu.spec.ts',
    tests: [test, { status: 'expected', results: [] }],
  };
  const results = read({
    stats: { expected: 2, flaky: 1 },
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    errors: [{ message: 'No server' }],
  });
  expect(results).toEqual({
    passed: 3,
    flaky: 1,
    failures: ['menu.spec.ts: opens\n  no heading', 'Playwright\n  No server'],
  });
});

it('returns null without a report', () => {
  expect(readReport('no/such/report.json')).toBeNull();
});
