import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../..');

/** Makes the book of two pages; what is returned takes it away again. */
export default function makeSmallBook(): () => void {
  const folder = process.env.BOOK_FOLDER ?? '';
  const pages = '404,visitor-economy-strategy';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'packages/locale-kit/cli.ts', 'book', '--only', pages, '--folder', folder],
    // A site below a path: the book must not mind.
    {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, VITE_SITE_URL: 'https://firm.example/site' },
    },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  return () => rmSync(folder, { recursive: true, force: true });
}
