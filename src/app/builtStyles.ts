import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../i18n/languages';

const folder = `${__BUILD_FOLDER__}/client/assets/static`;
const styles = new Map<string, string>();

/**
 * The styles of the client build that a page carries, which lie on disk when pages are
 * prerendered: the site's, and the declarations of its script's fonts.
 * @throws if the build has not written each of them exactly once
 */
export function builtStyles(script: Language['script']): string {
  return builtSheet('site') + builtSheet(`fonts-${script}`);
}

function builtSheet(name: string): string {
  const known = styles.get(name);
  if (known !== undefined) return known;
  const files = readdirSync(folder).filter(
    (file) => file.startsWith(`${name}.`) && file.endsWith('.css'),
  );
  const [file] = files;
  if (!file || files.length > 1) {
    throw new Error(`${files.length} style sheets "${name}" in ${folder}`);
  }
  const css = readFileSync(join(folder, file), 'utf8').trim();
  styles.set(name, css);
  return css;
}
