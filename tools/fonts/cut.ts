import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Face } from './faces';

/**
 * Cuts a face out of its package: only its characters, features and axes.
 * @returns the content of a woff2 file
 * @throws if the package is not installed
 */
export async function cut(face: Face): Promise<Buffer> {
  return subsetFont(await readFile(`node_modules/${face.source}`), face.characters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: face.features,
    noHinting: true,
  });
}
