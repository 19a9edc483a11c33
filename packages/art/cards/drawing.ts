import { escapeHtml } from '../../../src/seo/sitemap';
import { miniatureOf } from '../drawings/pictures';
import { monogram } from '../drawings/lattice/monogram';
import { motifs } from '../drawings/lattice/motifs';
import { starPath } from '../drawings/lattice/star';
import { tiles } from '../drawings/lattice/tile';
import type { PracticeId, ServiceSlug } from '../../../src/site/catalogue';
import type { CardFont } from './fonts';
import type { CardTexts } from './texts';
import { setText, type TextSize } from './wrap';

/** What networks show whole: https://ogp.me/#structured, and the guides of those who show them. */
export const cardWidth = 1200;
export const cardHeight = 630;

const margin = 72;
/** Where the panel with the lattice begins, seen from the side where lines begin. */
const panelAt = 820;
const textWidth = panelAt - margin - 48;
const paper = '#FBF8F2';
const ink = '#0B1F2A';
const softInk = '#41525C';
const gold = '#D9A441';
const colours: Record<PracticeId, string> = {
  realEstate: '#9C4221',
  urban: '#3F5E2B',
  tourism: '#0E5A61',
  nationalVision: '#5B3A5E',
  specialProjects: ink,
};
/** The firm's own card has the eight-fold stars of the landing page's hero. */
const firmPattern: PracticeId = 'realEstate';

const titleSizes: Record<CardTexts['script'], readonly TextSize[]> = {
  latin: [
    { size: 80, lines: 3 },
    { size: 66, lines: 4 },
    { size: 54, lines: 5 },
  ],
  arabic: [
    { size: 80, lines: 2 },
    { size: 70, lines: 3 },
    { size: 56, lines: 4 },
    { size: 48, lines: 5 },
  ],
};
const lineHeight: Record<CardTexts['script'], number> = { latin: 1.12, arabic: 1.36 };

/**
 * A social card as SVG; its texts are drawn in the fonts' families.
 * @throws if a text does not fit
 */
export function cardDrawing(texts: CardTexts, fonts: readonly CardFont[]): string {
  const { direction, script, pattern, figure } = texts;
  const display = fontOf(fonts, script, 'display');
  const text = fontOf(fonts, script, 'text');
  const accent = pattern ? colours[pattern] : ink;
  const title = setText(texts.title, display.widthOf, textWidth, titleSizes[script]);
  const practice = setText(texts.practice, text.widthOf, textWidth - 76, [{ size: 27, lines: 2 }]);
  const x = startOf(direction, margin);
  const step = title.size * lineHeight[script];
  const centre = pattern ? 322 : 290;
  const top = centre - ((title.lines.length - 1) * step) / 2 + title.size * 0.3;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">
<rect width="100%" height="100%" fill="${paper}"/>
${panel(direction, pattern ?? firmPattern, accent, figure ? 0.22 : 0.6)}
${figure ? picture(direction, figure, accent) : ''}
${pattern ? mark(direction, pattern, accent) : ''}
${lines(practice.lines, startOf(direction, margin + 76), 106 - (practice.lines.length - 1) * 18, 36, text, 27, accent, direction)}
${lines(title.lines, x, top, step, display, title.size, ink, direction)}
<path d="M${startOf(direction, margin)} 520H${startOf(direction, panelAt - 48)}" stroke="#D9CDB8" stroke-width="1.5"/>
${sign(direction)}
${lines([texts.firm], startOf(direction, margin + 60), 574, 0, text, 28, softInk, direction)}
</svg>`;
}

function fontOf(
  fonts: readonly CardFont[],
  script: CardTexts['script'],
  voice: CardFont['voice'],
): CardFont {
  const font = fonts.find((candidate) => candidate.script === script && candidate.voice === voice);
  if (!font) throw new Error(`No ${voice} font for ${script}`);
  return font;
}

/** A distance from the side where lines begin, as a place on the card. */
function startOf(direction: CardTexts['direction'], distance: number): number {
  return direction === 'rtl' ? cardWidth - distance : distance;
}

function lines(
  texts: readonly string[],
  x: number,
  top: number,
  step: number,
  { family }: CardFont,
  size: number,
  colour: string,
  direction: CardTexts['direction'],
): string {
  const anchor = direction === 'rtl' ? 'end' : 'start';
  return texts
    .map(
      (text, index) =>
        `<text x="${x}" y="${top + index * step}" text-anchor="${anchor}" font-family="${family}" font-size="${size}" fill="${colour}">${escapeHtml(embedded(text, direction))}</text>`,
    )
    .join('\n');
}

/** The renderer takes every line for one from left to right, unless its text says otherwise. */
function embedded(text: string, direction: CardTexts['direction']): string {
  return direction === 'rtl' ? `\u202b${text}\u202c` : text;
}

/** @param strength of the lattice's lines, from 0 to 1 */
function panel(
  direction: CardTexts['direction'],
  pattern: PracticeId,
  colour: string,
  strength: number,
): string {
  const { width, height, path, places } = tiles[pattern];
  const zoom = 1.9;
  const left = direction === 'rtl' ? 0 : panelAt;
  const uses = places.map(([x, y]) => `<use href="#s" x="${x}" y="${y}"/>`).join('');
  const box = `x="${left}" width="${cardWidth - panelAt}" height="${cardHeight}"`;
  return `<defs><path id="s" d="${path}"/><pattern id="l" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(${zoom})" fill="none" stroke="${colour === ink ? gold : paper}" stroke-width="${1.6 / zoom}">${uses}</pattern></defs>
<rect ${box} fill="${colour}"/><rect ${box} fill="url(#l)" opacity="${strength}"/>`;
}

/** The miniature of the service's figure, in the middle of the panel; time runs as one reads. */
function picture(direction: CardTexts['direction'], slug: ServiceSlug, colour: string): string {
  const zoom = 4;
  const middle = startOf(direction, (panelAt + cardWidth) / 2);
  const across = direction === 'rtl' ? -zoom : zoom;
  return `<g transform="translate(${middle} ${cardHeight / 2}) scale(${across} ${zoom}) translate(-36 -36)" color="${paper}" fill="none" stroke="${paper}" stroke-width="1">${miniatureOf(slug, colour)}</g>`;
}

function mark(direction: CardTexts['direction'], pattern: PracticeId, colour: string): string {
  const left = direction === 'rtl' ? cardWidth - margin - 56 : margin;
  return `<g transform="translate(${left} 68) scale(${56 / 48})"><path d="${starPath(motifs[pattern].star, 2)}" fill="none" stroke="${colour}" stroke-width="2" stroke-miterlimit="5"/></g>`;
}

function sign(direction: CardTexts['direction']): string {
  const left = direction === 'rtl' ? cardWidth - margin - 44 : margin;
  return `<g transform="translate(${left} 542) scale(${44 / 48})" fill="${ink}"><path d="${monogram.straps}" fill="none" stroke="${ink}" stroke-width="${monogram.strapWidth}"/><path d="${monogram.heart}"/></g>`;
}
