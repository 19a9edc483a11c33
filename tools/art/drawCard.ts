import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import type { PracticeId } from '../../src/site/catalogue';
import type { Language } from '../../src/site/languages';
import { accentIn, colourIn } from '../../src/styles/colours';
import { cachedFile, hashOf } from './cardCache';
import { readDrawing } from './drawing';
import { cut, faces, fontFileOf, type Face } from './fonts/faces';

/** The size that networks show uncropped: https://ogp.me/#structured */
const [width, height] = [1200, 630];
const margin = 72;
export const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const ink = colourIn(tokens, 'ink');
const titleSizes = [76, 66, 58, 50, 44];

export interface CardTexts {
  title: string;
  firm: string;
  /** The practice of a service; none on the landing page's card. */
  practice?: { id: PracticeId; name: string };
}

/**
 * Draws a card as PNG.
 * @throws if its title has no room
 */
export async function drawCard(
  { title, firm, practice }: CardTexts,
  { direction, writingSystem }: Language,
): Promise<Buffer> {
  const text = await fontOf(`text-${writingSystem}`);
  const display = await fontOf(writingSystem === 'arabic' ? 'headline-arabic' : 'display-latin');
  const at = (top: number, inset: number, line: Line): OverlayOptions => ({
    input: line.image,
    top,
    left: direction === 'rtl' ? width - inset - line.width : inset,
  });
  const room = practice ? width - 2 * margin : width * 0.56;
  const heading = await setLargest(title, display, room, practice ? 220 : 330);
  const lines = [
    at(62, margin + 58, await setLine(firm, text, 27, ink)),
    at(practice ? 206 : 168, margin, heading),
  ];
  if (practice) {
    const colour = accentIn(tokens, practice.id);
    const full = await setLine(practice.name, text, 27, colour);
    const size = Math.floor(27 * Math.min(1, room / full.width));
    lines.push(at(140, margin, await setLine(practice.name, text, size, colour)));
  }
  return sharp(Buffer.from(background(practice?.id, direction)))
    .composite(lines)
    .png({ palette: true })
    .toBuffer();
}

/** The background of a card: the horizon of its practice or of the landing page, and the firm's sign. */
export function background(
  practice: PracticeId | undefined,
  direction: Language['direction'],
): string {
  const colour = practice ? accentIn(tokens, practice) : ink;
  const picture = practice
    ? readDrawing(`horizon-${practice}`, 'y="468" width="1200" height="162"')
    : readDrawing('hero', 'y="113" width="1200" height="517"');
  const mirror = direction === 'rtl' ? `transform="translate(${width} 0) scale(-1 1)"` : '';
  const signAt = direction === 'rtl' ? width - margin - 42 : margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colourIn(tokens, 'paper')}"/>
<g ${mirror} color="${colour}" stroke-width="1.2">${picture}</g>
<rect y="622" width="100%" height="8" fill="${colour}"/>
<g color="${colourIn(tokens, 'bronze')}">${readDrawing('logo', `x="${signAt}" y="58" width="42" height="42"`)}</g>
</svg>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeMarkup(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character);
}

interface Font {
  family: string;
  file: string;
}

interface Line {
  image: Buffer;
  width: number;
  height: number;
}

/** Sets a text in the largest size at which it fits `room` (width) and `most` (height), in px. */
async function setLargest(text: string, font: Font, room: number, most: number): Promise<Line> {
  for (const size of titleSizes) {
    let set = await setLine(text, font, size, ink, Math.round(room));
    if (set.height > most || set.width > room) continue;
    // Narrowed as far as the number of lines allows, so that the last line is not a single word.
    for (let width = set.width * 0.95; ; width *= 0.95) {
      const narrower = await setLine(text, font, size, ink, Math.round(width));
      if (narrower.height > set.height || narrower.width > width) return set;
      set = narrower;
    }
  }
  throw new Error(`No room for "${text}" on a social card`);
}

async function setLine(
  text: string,
  { family, file }: Font,
  size: number,
  colour: string,
  room?: number,
): Promise<Line> {
  const markup = `<span foreground="${colour}">${escapeMarkup(text)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${family}, ${size}`,
      fontfile: file,
      dpi: 72,
      rgba: true,
      ...(room && { width: room }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/** What a font is cut from: its description, and the hash of its package's file. */
export function sourceOf(face: Face): unknown {
  return [face, hashOf(readFileSync(fontFileOf(face), 'base64'))];
}

/** Writes a face as a file of one weight: sharp can't set text in variable fonts. */
async function fontOf(name: string): Promise<Font> {
  const face = faces.find((candidate) => candidate.name === name);
  if (!face) throw new Error(`No face "${name}"`);
  const file = await cachedFile(`${name}-${hashOf(sourceOf(face))}.ttf`, () =>
    cut(face, 'truetype'),
  );
  return { family: face.family, file };
}
