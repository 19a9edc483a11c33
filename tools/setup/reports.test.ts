import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { folderWith } from '../testing/folderWith';
import { browserCounts, sum, unitCounts } from './reports.mjs';

const folder = folderWith({});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function written(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const unit = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

it('counts unit tests, and a file that did not load as a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ];
  const counts = unitCounts(written({ ...unit, testResults }));
  expect(counts).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

it('counts browser tests, and errors outside of them as failures', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  const counts = browserCounts(written({ stats, errors: [{}] }));
  expect(counts).toEqual({ passed: 7, failed: 3, skipped: 2 });
});

it('sums what there is', () => {
  const none = unitCounts(join(folder, 'none.json'));
  expect(none).toBeNull();
  expect(
    sum([none, { passed: 1, failed: 2, skipped: 3 }, { passed: 1, failed: 0, skipped: 0 }]),
  ).toEqual({ passed: 2, failed: 2, skipped: 3 });
});
