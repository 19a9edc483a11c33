import { nameOf, type Face } from './faces';

/** A font visitors have already, shown until the web font is there. */
export interface Fallback {
  /** Part of the family name of its @font-face rule. */
  name: string;
  /** What `local()` may call it: full and PostScript names, and fonts of equal widths. */
  local: string[];
  /**
   * Mean advance of a character, in em, over the script's sample, then corrected by what the site's
   * own headings (display) and paragraphs (text) measure in it and in the web font; measured on a
   * font of equal widths where the original is not free. Left out where nobody has measured it:
   * its width is then not adjusted.
   */
  advance?: number;
}

const georgia = {
  name: 'Georgia', // measured on Gelasio
  local: ['Georgia', 'Gelasio', 'Gelasio Regular'],
  advance: 0.4247,
};
const notoSerif = {
  name: 'Noto Serif',
  local: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular'],
  advance: 0.4566,
};
const times = {
  name: 'Times', // measured on Liberation Serif
  local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
  advance: 0.3907,
};
const arial = {
  name: 'Arial', // measured on Liberation Sans
  local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  advance: 0.4348,
};
const roboto = { name: 'Roboto', local: ['Roboto', 'Roboto-Regular'], advance: 0.4347 };
const dejaVuSerif = { name: 'DejaVu', local: ['DejaVu Serif'], advance: 0.5002 };
const dejaVu = (advance: number) => ({ name: 'DejaVu', local: ['DejaVu Sans'], advance });

const naskh = (advance: number) => ({
  name: 'Naskh',
  local: [
    'Noto Naskh Arabic',
    'Noto Naskh Arabic Regular',
    'NotoNaskhArabic-Regular',
    'Noto Naskh Arabic UI',
    'NotoNaskhArabicUI',
  ],
  advance,
});
/** What Apple's and Microsoft's systems bring: nobody has both. */
const system = {
  name: 'System',
  local: ['Geeza Pro', 'Geeza Pro Regular', 'GeezaPro', 'Segoe UI', 'SegoeUI'],
};

/** The fallbacks of each face, best first, by its name. */
const fallbacks: Record<string, readonly Fallback[]> = {
  'display-latin': [georgia, notoSerif, times, dejaVuSerif],
  'text-latin': [arial, roboto, dejaVu(0.4996)],
  'display-arabic': [naskh(0.3716), system, dejaVu(0.4394)],
  'text-arabic': [system, naskh(0.377), dejaVu(0.4425)],
  'figures-arabic': [], // while it is on the way, the heading's own face draws them
};

/**
 * The fallbacks of a face, best first.
 * @throws if the face has none
 */
export function fallbacksOf(face: Face): readonly Fallback[] {
  const found = fallbacks[nameOf(face)];
  if (!found)
    throw new Error(`No fallbacks for ${nameOf(face)} in packages/art/fonts/fallbacks.ts`);
  return found;
}
