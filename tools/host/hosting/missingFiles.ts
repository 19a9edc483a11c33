import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that built pages name and that are not there: a style sheet, a script, a font, a picture.
 * @param root the folder of the built site
 * @param pages its files that end in `.html`
 * @param base the path below which the site lies, '' where it begins at `/`
 * @returns a line each: the file, and the first page that names it
 */
export function missingFiles(root: string, pages: readonly string[], base: string): string[] {
  const missing = new Map<string, string>();
  for (const page of pages) {
    const named = readFileSync(page, 'utf8').matchAll(/\s(?:src|href)="(\/[^"?#]*\.\w+)["?#]/gu);
    for (const [, address = ''] of named) {
      const isThere =
        address.startsWith(`${base}/`) && existsSync(join(root, address.slice(base.length)));
      if (!isThere && !missing.has(address)) missing.set(address, page);
    }
  }
  return Array.from(missing, ([address, page]) => `${address}, which ${page} names`);
}
