/** `npm run measure lighthouse`: the built site's scores, median of three runs each. Addresses as arguments choose pages. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { languages } from '../../src/site/languages';
import { services } from '../../src/site/catalogue';
import { hrefOf, type Screen } from '../../src/site/routes';
import { findBrowser } from '../../tools/setup/browser.mjs';
import { machine, median } from './figures';
import { withServedSite } from './servedSite';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What a not-found page answers on purpose: status 404, which the browser logs, and `noindex`. */
const meantForNotFound = ['is-crawlable', 'http-status-code', 'errors-in-console'];
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

const [service] = services;
if (!service) throw new Error('The catalogue has no service');
const chosen = process.argv.slice(3);
const screens: Screen[] = [
  { name: 'home' },
  { name: 'service', slug: service },
  { name: 'notFound' },
];
const path = findBrowser()?.executablePath;

await withServedSite(async (origin) => {
  console.log(machine());
  console.log(['page', ...categories, 'FCP', 'LCP', 'TBT', 'CLS'].join(' | '));
  for (const screen of screens) {
    for (const language of languages) {
      const address = hrefOf(language, screen);
      if (chosen.length > 0 && !chosen.includes(address)) continue;
      await measure(origin, address, screen.name === 'notFound' ? meantForNotFound : []);
    }
  }
});

async function measure(origin: string, address: string, skipped: readonly string[]): Promise<void> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await report(origin + address, skipped));
  const scores = categories.map((name) =>
    median(reports.map((one) => (one.categories[name]?.score ?? 0) * 100)),
  );
  const times = timings.map((name) =>
    median(reports.map((one) => one.audits[name]?.numericValue ?? NaN)),
  );
  const [fcp = NaN, lcp = NaN, tbt = NaN, cls = NaN] = times;
  const cells = [
    ...scores.map((score) => score.toFixed(0)),
    fcp.toFixed(0),
    lcp.toFixed(0),
    tbt.toFixed(0),
    cls.toFixed(3),
  ];
  console.log([address, ...cells].join(' | '));
  for (const reason of new Set(reports.flatMap(lost))) console.log(`  lost: ${reason}`);
}

/** What costs a page points in the categories that depend on no timing. */
function lost({ categories: all, audits }: Report): string[] {
  return categories
    .slice(1)
    .flatMap((name) =>
      (all[name]?.auditRefs ?? [])
        .filter(
          ({ id, weight }) =>
            weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1,
        )
        .map(({ id }) => `${name}: ${audits[id]?.title}`),
    );
}

async function report(url: string, skipped: readonly string[]): Promise<Report> {
  const flags = ['--headless=new', '--disable-background-networking', '--no-first-run'];
  if (process.getuid?.() === 0) flags.push('--no-sandbox');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--output=json',
      '--quiet',
      '--ignore-status-code',
      ...(skipped.length > 0 ? [`--skip-audits=${skipped.join(',')}`] : []),
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { maxBuffer: 100_000_000, env: { ...process.env, ...(path && { CHROME_PATH: path }) } },
  );
  const result = JSON.parse(stdout) as Report;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}
