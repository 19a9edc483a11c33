import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Face } from './faces';

/**
 * Cuts a face out of its package: only its characters, features and axes.
 * @param format woff2 for browsers; truetype for programs that draw texts themselves
 * @returns the content of a font file
 * @throws if the package is not installed
 */
export async function cut(face: Face, format: 'woff2' | 'truetype' = 'woff2'): Promise<Buffer> {
  return subsetFont(await readFile(`node_modules/${face.source}`), face.characters, {
    targetFormat: format,
    variationAxes: face.axes,
    keepFeatures: face.features,
    noHinting: true,
  });
}
