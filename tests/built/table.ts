import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes the table of docs/hosts.md from the report of a run:
 * `npm test`, or `npm run test:built -- --reporter=json --outputFile.json=…`.
 */
const [reportFile = 'test-results/reports/built.json'] = process.argv.slice(2);
const page = 'docs/hosts.md';
const mark = '<!-- table -->';

interface Test {
  title: string;
  ancestorTitles: string[];
  status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo';
}

interface Report {
  startTime: number;
  testResults: { assertionResults: Test[] }[];
}

const hosts = [
  ['preview', /the preview server/],
  ['nginx', /nginx/],
  ['Netlify’s parsers and matcher', /^Netlify$/],
  ['Cloudflare’s own server', /^Cloudflare Pages$/],
] as const;

const checks = [
  ['every page under its own address', /every page/],
  ['every other file, its type and how long it is kept', /every other file|asks to keep it/],
  ['Brotli and gzip, by what a browser takes', /compressed|encoding|given "/],
  ['what people type leads to the page, once', /^leads .+ to .+ by one/],
  ['what leads nowhere is 404, in its language', /with 404|second address/],
  ['malformed addresses are refused', /^refuses/],
  ['only GET and HEAD', /does not take|HEAD/],
  ['304 for what is known, and for nothing else', /304/],
  ['the other name of the site, and http, lead to it', /^leads from|certificates/],
  ['no line is ignored', /understands every line/],
] as const;

const words = { passed: 'holds', failed: '**fails**', pending: 'skipped', todo: 'skipped' };

function cellOf(tests: readonly Test[], host: RegExp, check: RegExp): string {
  const counts = new Map<string, number>();
  for (const { title, ancestorTitles, status } of tests) {
    if (!check.test(title) || !ancestorTitles.some((name) => host.test(name))) continue;
    const word = status === 'skipped' ? status : words[status];
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].map(([word, count]) => `${word} (${count})`).join(', ') || '–';
}

const { startTime, testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = [
  `Run of ${new Date(startTime).toISOString().slice(0, 10)}; in brackets the number of questions.`,
  '',
  rowOf(['check', ...hosts.map(([name]) => name)]),
  rowOf(['---', ...hosts.map(() => '---')]),
  ...checks.map(([name, check]) =>
    rowOf([name, ...hosts.map(([, host]) => cellOf(tests, host, check))]),
  ),
];
const [before = '', , after = ''] = readFileSync(page, 'utf8').split(mark);
writeFileSync(page, [before, `\n\n${table.join('\n')}\n\n`, after].join(mark));
