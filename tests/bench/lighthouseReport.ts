import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../../tools/setup/browser.mjs';

const path = findBrowser();

/** The parts of Lighthouse's JSON report that are read here. */
export interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

/** Milliseconds; the last is a share of the window. */
export const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** In the order of `timings`; NaN for a timing that the report lacks. */
export function timesOf({ audits }: Report): number[] {
  return timings.map((name) => audits[name]?.numericValue ?? NaN);
}

/**
 * Visits a page with Lighthouse, as a phone. npx fetches Lighthouse.
 * @param options of its command line
 * @throws if the page can't be visited
 */
export async function report(url: string, options: readonly string[]): Promise<Report> {
  const flags = ['--headless=new', '--disable-background-networking', '--no-first-run'];
  if (process.getuid?.() === 0) flags.push('--no-sandbox');
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      'lighthouse@12.8.2',
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
