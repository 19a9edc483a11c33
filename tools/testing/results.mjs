import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * The results of a test runner: counts of tests, and a message for each failed test.
 * @typedef {{ passed: number, flaky: number, failures: string[] }} Results
 */

/**
 * Reads the JSON report of Vitest or Playwright.
 * @param {string} file
 * @returns {Results | null} null if the runner wrote none
 */
export function readReport(file) {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.testResults ? ofVitest(report) : ofPlaywright(report);
}

/** @param {{ testResults: VitestFile[] }} report */
function ofVitest({ testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative('.', name) })),
  );
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullName, failureMessages }) => message(`${file}: ${fullName}`, failureMessages));
  const broken = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map((file) => message(relative('.', file.name), [file.message]));
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return { passed, flaky: 0, failures: [...failed, ...broken] };
}

/** @param {PlaywrightReport} report */
function ofPlaywright({ stats, suites, errors }) {
  const failed = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests.map((test) => ({ ...test, name: `${file}: ${title}` })),
    )
    .filter(({ status }) => status === 'unexpected')
    .map(({ name, results }) => {
      const errors = results.at(-1)?.errors ?? [];
      return message(
        name,
        errors.map((error) => error.message ?? ''),
      );
    });
  const broken = errors.map((error) => message('Playwright', [error.message ?? '']));
  return {
    passed: stats.expected + stats.flaky,
    flaky: stats.flaky,
    failures: [...failed, ...broken],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * @param {string} name
 * @param {readonly string[]} texts
 */
function message(name, texts) {
  const lines = stripVTControlCharacters(texts.join('\n'))
    .trim()
    .split('\n')
    .filter((line) => !line.includes('node_modules/'));
  return [name, ...lines.slice(0, 30).map((line) => `  ${line}`)].join('\n');
}

/**
 * The parts of the reports that are read here.
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ status: string, results: { errors: PlaywrightError[] }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, flaky: number }, suites: PlaywrightSuite[], errors: PlaywrightError[] }} PlaywrightReport
 */
