import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Language } from '../../../src/site/languages';
import type { Files } from '../drawing';
import { arabicText, latinInArabic, latinText, narrowSpace, numerals } from './characters';

/** One web font: its source and the characters to keep. */
export interface Face {
  /** The name of its file in `src/styles/fonts/`. */
  name: string;
  writingSystem: Language['writingSystem'];
  /** The name of the family in the font file. */
  family: string;
  /** The package that contains the font and its licence, and the font's file in it. */
  package: string;
  file: string;
  characters: string;
  /** Variable axes: a number pins an axis, a range keeps it. */
  axes: Record<string, number | { min: number; max: number }>;
}

const weights = { wght: { min: 400, max: 600 } };
const newsreader = {
  family: 'Newsreader 16pt',
  package: '@fontsource-variable/newsreader',
  file: 'files/newsreader-latin-opsz-normal.woff2',
  axes: { opsz: 48, wght: 420 },
};
const hanken = {
  family: 'Hanken Grotesk',
  package: '@fontsource-variable/hanken-grotesk',
  file: 'files/hanken-grotesk-latin-wght-normal.woff2',
  axes: weights,
};

/** The faces of the site. Why these: docs/decisions/type.md */
export const faces: readonly Face[] = [
  {
    name: 'display-latin',
    writingSystem: 'latin',
    ...newsreader,
    characters: latinText,
  },
  {
    name: 'numerals-in-arabic',
    writingSystem: 'arabic',
    ...newsreader,
    characters: numerals,
    // As heavy as the letters of Noto Naskh Arabic beside them.
    axes: { ...newsreader.axes, wght: 490 },
  },
  { name: 'text-latin', writingSystem: 'latin', ...hanken, characters: latinText },
  {
    name: 'narrow-space',
    writingSystem: 'latin',
    family: 'Vazirmatn',
    package: 'vazirmatn',
    file: 'fonts/variable/Vazirmatn[wght].ttf',
    characters: narrowSpace,
    axes: { wght: 400 },
  },
  {
    name: 'headline-arabic',
    writingSystem: 'arabic',
    family: 'Reem Kufi',
    package: '@fontsource/reem-kufi',
    file: 'files/reem-kufi-arabic-400-normal.woff2',
    characters: arabicText,
    axes: {},
  },
  {
    name: 'display-arabic',
    writingSystem: 'arabic',
    family: 'Noto Naskh Arabic Medium',
    package: '@fontsource/noto-naskh-arabic',
    file: 'files/noto-naskh-arabic-arabic-500-normal.woff2',
    characters: arabicText,
    axes: {},
  },
  {
    name: 'text-arabic',
    writingSystem: 'arabic',
    family: 'Vazirmatn',
    package: 'vazirmatn',
    file: 'fonts/variable/Vazirmatn[wght].ttf',
    characters: arabicText,
    axes: weights,
  },
  { name: 'latin-in-arabic', writingSystem: 'arabic', ...hanken, characters: latinInArabic },
];

export const fontFileOf = (face: Face) => `node_modules/${face.package}/${face.file}`;

/** OpenType features for joining, vowel signs and kerning; none for alternates or small capitals. */
const features = 'ccmp locl mark mkmk kern isol init medi fina rlig curs calt'.split(' ');

/**
 * Subsets a face.
 * @param format woff2 for browsers; truetype, of one weight, for sharp
 * @throws if the package is not installed
 */
export async function cut(face: Face, format: 'woff2' | 'truetype'): Promise<Buffer> {
  const source = readFileSync(fontFileOf(face));
  const pinned = Object.entries(face.axes).map(
    ([axis, range]) => [axis, typeof range === 'number' ? range : 500] as const,
  );
  return subsetFont(source, face.characters, {
    targetFormat: format,
    variationAxes: format === 'woff2' ? face.axes : Object.fromEntries(pinned),
    keepFeatures: [...features, ...(face.writingSystem === 'latin' ? ['liga'] : [])],
    noHinting: true,
  });
}

/** The files of the faces and of their licences. */
export async function cutFonts(): Promise<Files> {
  const files: Files = {};
  for (const face of faces) {
    files[`src/styles/fonts/${face.name}.woff2`] = await cut(face, 'woff2');
    const licence = face.package === 'vazirmatn' ? 'OFL.txt' : 'LICENSE';
    const name = face.package.replace(/.*\//, '');
    files[`public/licenses/OFL-${name}.txt`] = readFileSync(
      `node_modules/${face.package}/${licence}`,
    );
  }
  return files;
}
