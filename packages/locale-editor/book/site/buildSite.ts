import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Beside what people build: it is not to be published. */
const folder = '.cache/book/site';

/**
 * Builds the site of today's texts, each with its mark, for the pictures of the book.
 * @param root the project's root folder
 * @returns the folder to serve
 * @throws if the build fails; the message is the end of its output
 */
export function buildSite(root: string): string {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', 'packages/locale-editor/book/site/vite.config.ts'],
    {
      cwd: root,
      env: { ...process.env, SITE_BUILD_FOLDER: folder, VITE_CONTACT_SIMULATED: '1' },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The site was not built:\n${(stdout + stderr).slice(-3000)}`);
  return join(root, folder, 'client');
}
