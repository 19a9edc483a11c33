import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the site's locale files that a test may change. */
export function copyOfTexts() {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'texts-'));
  cpSync('locales', join(root, 'locales'), { recursive: true });
  const at = (path: string) => join(root, 'locales', path);
  return {
    root,
    at,
    read: (path: string) => readFileSync(at(path), 'utf8'),
    write: (path: string, content: string) => writeFileSync(at(path), content),
    remove: () => rmSync(root, { recursive: true }),
  };
}
