import type { Language } from '../../../src/site/languages';
import {
  arabicHeadings,
  arabicLetters,
  arabicText,
  headingFigures,
  latinHeadings,
  latinText,
} from './characters';

export type Script = Language['script'];
export type Voice = 'display' | 'text' | 'figures';

/** One web font: what it is cut from and what is kept. */
export interface Face {
  script: Script;
  voice: Voice;
  /** The family's name, for the licence's file name. */
  family: string;
  /** The font and its licence, inside node_modules. */
  source: string;
  licence: string;
  characters: string;
  /** OpenType features kept; the rest (alternates, small capitals …) is dropped. */
  features: string[];
  /** Variable axes: a number pins one, a range keeps it. */
  axes: Record<string, number | { min: number; max: number }>;
  /** Its letters, where it draws their dots as marks: they are joined in the file of browsers. */
  inParts?: string;
  /** `font-weight` of its @font-face rule. */
  weight: string;
  /** `unicode-range`, where it draws only part of what is set in its voice. */
  range?: string;
}

const shaping = ['ccmp', 'locl', 'mark', 'mkmk', 'kern'];
const joining = ['isol', 'init', 'medi', 'fina', 'rlig', 'curs', 'calt', 'liga'];

const latinDisplay: Face = {
  script: 'latin',
  voice: 'display',
  family: 'Newsreader',
  source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  licence: '@fontsource-variable/newsreader/LICENSE',
  characters: latinHeadings,
  features: [...shaping, 'liga'],
  axes: { opsz: 48, wght: 420 },
  // One drawing for every heading: a bold heading must not be smeared from it.
  weight: '400 700',
};

/** The four faces of the site. Why these: docs/decisions/type.md */
export const faces: readonly Face[] = [
  latinDisplay,
  {
    script: 'latin',
    voice: 'text',
    family: 'Hanken Grotesk',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    licence: '@fontsource-variable/hanken-grotesk/LICENSE',
    characters: latinText,
    features: [...shaping, 'liga'],
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
  },
  {
    script: 'arabic',
    voice: 'display',
    family: 'Noto Naskh Arabic',
    source: '@expo-google-fonts/noto-naskh-arabic/500Medium/NotoNaskhArabic_500Medium.ttf',
    licence: '@expo-google-fonts/noto-naskh-arabic/LICENSE_FONT',
    characters: arabicHeadings,
    inParts: arabicLetters,
    features: [...shaping, ...joining],
    axes: {},
    weight: '400 700',
  },
  {
    script: 'arabic',
    voice: 'text',
    family: 'Vazirmatn',
    source: 'vazirmatn/fonts/variable/Vazirmatn[wght].ttf',
    licence: 'vazirmatn/OFL.txt',
    characters: arabicText,
    features: [...shaping, ...joining.filter((feature) => feature !== 'liga')],
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
  },
];

/** Figures in Arabic headings, in the Latin face: Naskh's own are taller and darker than its letters. */
export const arabicFigures: Face = {
  ...latinDisplay,
  script: 'arabic',
  voice: 'figures',
  characters: headingFigures,
  range: 'U+25, U+2B, U+30-39',
};

/** What pages may load: the faces, and what stands in for a part of one. */
export const fontFaces: readonly Face[] = [...faces, arabicFigures];

/** Where a face's file stands, from the root of the project. */
export function fileOf(face: Face): string {
  return `src/styles/fonts/${nameOf(face)}.woff2`;
}

/** `display-latin`: the file's name and the root of its family names. */
export function nameOf({ voice, script }: Face): string {
  return `${voice}-${script}`;
}
