import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** What is made from the rest, or belongs to the folder itself. */
const left = ['node_modules', 'dist', 'test-results', 'playwright-report', '.cache', '.git'];

export interface ProjectCopy {
  root: string;
  remove: () => void;
}

/**
 * A copy of the project in a temporary folder, to change and to build.
 * @param root the project's root folder, whose packages the copy uses
 */
export function copyProject(root: string): ProjectCopy {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'site-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => dirname(path) !== root || !left.includes(basename(path)),
  });
  symlinkSync(realpathSync(join(root, 'node_modules')), join(copy, 'node_modules'), 'junction');
  return {
    root: copy,
    remove: () => rmSync(copy, { recursive: true, force: true, maxRetries: 10 }),
  };
}
