import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The endpoint of the contact form in the tests' site: each worker serves its own form service there. */
export const endpoint = 'http://localhost:4979/messages';

/** The page that the form service redirects to when scripts are off. */
export const thanks = 'http://localhost:4978/sent';

export const siteFolder = '.cache/test-site';

const sources = [
  'src',
  'pages',
  'locales',
  'public',
  'tools',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds the tests' site, unless it is newer than all sources. */
export default function buildSite(): void {
  const last = join(siteFolder, 'client/robots.txt');
  if (existsSync(last) && statSync(last).mtimeMs > Math.max(...sources.map(newest))) return;
  console.log(`Building ${siteFolder} ...`);
  const env = {
    ...process.env,
    SITE_BUILD_FOLDER: siteFolder,
    VITE_CONTACT_ENDPOINT: endpoint,
    VITE_CONTACT_THANKS: thanks,
    VITE_PLACEHOLDERS: '1',
  };
  execFileSync(process.execPath, ['tools/build.mjs', '--without-cards'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const files = readdirSync(path).filter((name) => name !== 'node_modules');
  return Math.max(stats.mtimeMs, ...files.map((name) => newest(join(path, name))));
}
