import { readFileSync } from 'node:fs';

/**
 * A drawing of `src/drawings/` as part of another picture, its colours written out: what turns
 * pictures into pixels knows no custom properties.
 * @param box the attributes that place it
 */
export function readDrawing(name: string, box: string): string {
  return readFileSync(`src/drawings/${name}.svg`, 'utf8')
    .replace('<svg', `<svg ${box}`)
    .replaceAll(/var\([\w-]+, (#\w+)\)/g, '$1');
}
