import { readFileSync } from 'node:fs';

/** Generated files: their content by path. */
export type Files = Record<string, string | Buffer>;

/**
 * Reads a drawing of `src/drawings/` for use inside another SVG. Custom properties are replaced by
 * their fallback colours, because sharp does not support them.
 * @param box the attributes of its position and size
 */
export function readDrawing(name: string, box: string): string {
  return readFileSync(`src/drawings/${name}.svg`, 'utf8')
    .replace('<svg', `<svg ${box}`)
    .replaceAll(/var\([\w-]+, (#\w+)\)/g, '$1');
}
