import { readFileSync, writeFileSync } from 'node:fs';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { engineNames, type EngineName } from './drivers/engine';

/**
 * Writes the table of docs/engines.md from the report of a run:
 * `PLAYWRIGHT_JSON_OUTPUT_FILE=… npm run test:e2e -- --config tests/engines/playwright.config.ts`, or `npm test`.
 */
const [reportFile = 'test-results/reports/engines.json'] = process.argv.slice(2);
const page = 'docs/engines.md';
const mark = '<!-- table -->';

function tableOf({ suites, stats }: JSONReport): string[] {
  const specs = suites.flatMap(specsOf);
  const flows = [...new Set(specs.map(({ title }) => flowOf(title)))];
  const rows = flows.map((flow) => [
    flow,
    ...engineNames.map((engine) => cellOf(specs, flow, engine)),
  ]);
  return [
    `Run of ${stats.startTime.slice(0, 10)}.`,
    '',
    rowOf(['flow', ...engineNames.map((engine) => versionOf(specs, engine) ?? engine)]),
    rowOf(['---', ...engineNames.map(() => '---')]),
    ...rows.map(rowOf),
  ];
}

const rowOf = (cells: string[]) => `| ${cells.join(' | ')} |`;

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A flow that runs in some languages ends with their codes. */
const flowOf = (title: string) => title.replace(/, \w\w$/, '');
const languageOf = (title: string) => /, (\w\w)$/.exec(title)?.[1] ?? '';

function testsIn(engine: EngineName, { tests }: JSONReportSpec) {
  return tests.filter(({ projectName }) => projectName === engine);
}

function cellOf(specs: JSONReportSpec[], flow: string, engine: EngineName): string {
  const languages = new Map<string, string[]>();
  for (const spec of specs.filter(({ title }) => flowOf(title) === flow)) {
    for (const { status, expectedStatus } of testsIn(engine, spec)) {
      const isKnown = status === 'expected' && expectedStatus === 'failed';
      const word = isKnown ? 'known fault' : words[status];
      languages.set(word, [...(languages.get(word) ?? []), languageOf(spec.title)]);
    }
  }
  return [...languages].map(([word, codes]) => `${word} ${codes.join(' ')}`.trim()).join('; ');
}

const words = { expected: 'holds', unexpected: '**fails**', flaky: 'flaky', skipped: 'skipped' };

function versionOf(specs: JSONReportSpec[], engine: EngineName): string | undefined {
  return specs
    .flatMap((spec) => testsIn(engine, spec))
    .flatMap(({ annotations }) => annotations)
    .find(({ type }) => type === 'engine')?.description;
}

const report = JSON.parse(readFileSync(reportFile, 'utf8')) as JSONReport;
const [before = '', , after = ''] = readFileSync(page, 'utf8').split(mark);
writeFileSync(page, [before, `\n\n${tableOf(report).join('\n')}\n\n`, after].join(mark));
