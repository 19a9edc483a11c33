import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where the contact form of the tests' site is sent: each worker's own service stands there. */
export const endpoint = 'http://localhost:4979/messages';

/** Where the service leads visitors without scripts. */
export const thanks = 'http://localhost:4978/sent';

/** The site that the tests visit: built as the usual one, but with an address for the form. */
export const siteFolder = '.cache/test-site';

const sources = [
  'src',
  'pages',
  'locales',
  'public',
  'tools',
  'packages',
  'vite.config.ts',
  'package-lock.json',
];

/** The same site, below a path as project pages are. */
export const siteBelow = { folder: '.cache/test-site-below', base: '/a/my-site' };

/** Builds the tests' sites, unless they are newer than all of their sources. */
export default function buildSite(): void {
  build(siteFolder, {});
  build(siteBelow.folder, { VITE_SITE_URL: `https://name.github.io${siteBelow.base}` });
}

function build(folder: string, settings: Record<string, string>): void {
  const page = join(folder, 'client/index.html');
  if (existsSync(page) && statSync(page).mtimeMs > Math.max(...sources.map(newest))) return;
  console.log(`Building ${folder} ...`);
  const own = {
    SITE_BUILD_FOLDER: folder,
    VITE_CONTACT_ENDPOINT: endpoint,
    VITE_PLACEHOLDERS: '1',
  };
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    { env: { ...process.env, ...own, ...settings }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** When a file, or what lies in a folder, was last changed. */
function newest(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const files = readdirSync(path).filter((name) => name !== 'node_modules');
  return Math.max(stats.mtimeMs, ...files.map((name) => newest(join(path, name))));
}
