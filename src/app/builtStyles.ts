import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = `${__BUILD_FOLDER__}/client/assets/static`;
let styles: string | undefined;

/**
 * The style sheet of the client build, which lies on disk when pages are prerendered.
 * @throws if the build has not written exactly one
 */
export function builtStyles(): string {
  if (styles === undefined) {
    const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
    const [file] = files;
    if (!file || files.length > 1) throw new Error(`${files.length} style sheets in ${folder}`);
    styles = readFileSync(join(folder, file), 'utf8').trim();
  }
  return styles;
}
