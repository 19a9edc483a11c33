import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Face } from './faces';
import { joinMarks } from './joinMarks';

/**
 * Cuts a face out of its package: only its characters, features and axes.
 * @param format woff2 for browsers; truetype for programs that draw texts themselves
 * @returns the content of a font file
 * @throws if the package is not installed
 */
export async function cut(face: Face, format: 'woff2' | 'truetype' = 'woff2'): Promise<Buffer> {
  const source = await readFile(`node_modules/${face.source}`);
  const kept = { variationAxes: face.axes, keepFeatures: face.features, noHinting: true };
  const subset = (font: Buffer, targetFormat: typeof format) =>
    subsetFont(font, face.characters, { ...kept, targetFormat });
  if (format === 'truetype' || !face.inParts) return subset(source, format);
  return subset(joinMarks(await subset(source, 'truetype'), face.inParts), format);
}
