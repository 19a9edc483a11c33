import type { Face, Script } from './faces';
import { nameOf } from './faces';
import { fallbacksOf, type Fallback } from './fallbacks';
import type { Metrics } from './metrics';

/** A face with the metrics of its file. */
export interface MeasuredFace {
  face: Face;
  metrics: Metrics;
}

/** Where the fonts of a script are declared, so that a page carries those of its own alone. */
export function cssFileOf(script: Script): string {
  return `src/styles/fonts-${script}.css`;
}

/**
 * The whole of a script's style sheet.
 * @param measured all font faces; those of other scripts are left out
 */
export function fontsCss(script: Script, measured: readonly MeasuredFace[]): string {
  const own = measured.filter(({ face }) => face.script === script);
  const rules = [
    ...own.flatMap(faceRules),
    scriptRule(
      script,
      own.map(({ face }) => face),
    ),
  ];
  return ['/* Written by `npm run art -- fonts`: edit packages/art/fonts/. */', ...rules, ''].join(
    '\n',
  );

  function faceRules({ face, metrics }: MeasuredFace): string[] {
    const text = own.find((other) => isTextOf(face.script, other.face));
    return [
      webFontRule(face),
      ...(text && lacksLetters(face) ? [lettersRule(face, text.face)] : []),
      ...fallbacksOf(face).map((fallback) => fallbackRule(face, metrics, fallback)),
    ];
  }
}

function isTextOf(script: Script, face: Face): boolean {
  return face.script === script && face.voice === 'text';
}

/** The family name of a face: `Display Latin`. */
function familyOf(face: Face): string {
  return nameOf(face)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function webFontRule(face: Face): string {
  return `@font-face {
  font-family: '${familyOf(face)}';
  src: url('./fonts/${nameOf(face)}.woff2') format('woff2');
  font-weight: ${face.weight};
  font-display: swap;${face.range ? `\n  unicode-range: ${face.range};` : ''}
}`;
}

/**
 * A fallback with the web font's line metrics and, where its own width is known, its width.
 * The overrides are relative to the adjusted size: https://drafts.csswg.org/css-fonts-5/#size-adjust-desc
 */
function fallbackRule(face: Face, metrics: Metrics, fallback: Fallback): string {
  const adjust = fallback.advance === undefined ? 1 : metrics.advance / fallback.advance;
  const sized = adjust === 1 ? '' : `  size-adjust: ${percent(adjust)};\n`;
  return `@font-face {
  font-family: '${familyOf(face)} ${fallback.name}';
  src: ${fallback.local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${face.weight};
${sized}  ascent-override: ${percent(metrics.ascent / adjust)};
  descent-override: ${percent(metrics.descent / adjust)};
  line-gap-override: ${percent(metrics.lineGap / adjust)};
}`;
}

/**
 * Latin letters in Arabic headings: taken from the text face, as a family of its own with a
 * range, so that a heading is never drawn in the text face while its own file is on the way.
 */
function lettersRule(display: Face, text: Face): string {
  return `@font-face {
  font-family: '${familyOf(display)} Letters';
  src: url('./fonts/${nameOf(text)}.woff2') format('woff2');
  font-weight: ${text.weight};
  font-display: swap;
  unicode-range: U+41-5A, U+61-7A;
}`;
}

/** Sets a script's two voices; the other script's web fonts are never named, so never loaded. */
function scriptRule(script: Script, faces: readonly Face[]): string {
  const figures = faces.filter(({ voice }) => voice === 'figures').map(familyOf);
  const voices = faces.filter(({ voice }) => voice !== 'figures');
  const properties = voices.map((face) => {
    const family = familyOf(face);
    const families = [
      ...(face.voice === 'display' ? figures : []),
      family,
      ...(lacksLetters(face) ? [`${family} Letters`] : []),
      ...fallbacksOf(face).map((fallback) => `${family} ${fallback.name}`),
    ];
    const generic = face.voice === 'display' ? 'serif' : 'sans-serif';
    return `  --font-${face.voice}: ${families.map((name) => `'${name}'`).join(', ')}, ${generic};`;
  });
  return `[data-script='${script}'] {\n${properties.join('\n')}\n}`;
}

function lacksLetters(face: Face): boolean {
  return face.voice === 'display' && !face.characters.includes('a');
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`;
}
