import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../../tools/setup/browser.mjs';

const path = findBrowser();

/** What Lighthouse says of a page, as far as it is read here. */
export interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

/** What is read of the timings, in ms; the last, of the layout, is a share of the window. */
export const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** The timings of a report, in their order; NaN for what it lacks. */
export function timesOf({ audits }: Report): number[] {
  return timings.map((name) => audits[name]?.numericValue ?? NaN);
}

/**
 * Visits a page with Lighthouse, as a phone.
 * @param options more options of its command line
 * @throws if the page can't be visited
 */
export async function report(url: string, options: readonly string[]): Promise<Report> {
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
      ...options,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { maxBuffer: 100_000_000, env: { ...process.env, ...(path && { CHROME_PATH: path }) } },
  );
  const result = JSON.parse(stdout) as Report;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}
