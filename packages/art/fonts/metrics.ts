import { create, type Font } from 'fontkit';
import type { Script } from './faces';
import { samples } from './samples';

/** What a browser needs to give a fallback the web font's lines. In em. */
export interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance of a character of the script's sample, as shaped (joined, kerned). */
  advance: number;
}

/**
 * Reads a font's metrics.
 * @param file the content of a font file
 * @param script whose sample its width is measured over
 */
export function metricsOf(file: Buffer, script: Script): Metrics {
  const font = openFont(file);
  const { ascent, descent, lineGap, unitsPerEm } = font;
  const sample = samples[script];
  return {
    ascent: ascent / unitsPerEm,
    descent: Math.abs(descent) / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    advance: font.layout(sample).advanceWidth / unitsPerEm / sample.length,
  };
}

/** The code points that a font file draws. */
export function codePointsOf(file: Buffer): Set<number> {
  return new Set(openFont(file).characterSet);
}

/** The OpenType features of a font file. */
export function featuresOf(file: Buffer): readonly string[] {
  return openFont(file).availableFeatures;
}

/**
 * Reads a font file.
 * @throws if it holds several fonts, or is none
 */
export function openFont(file: Buffer): Font {
  const font = create(file);
  if (!('layout' in font)) throw new Error('A collection of fonts, not a font');
  return font;
}
