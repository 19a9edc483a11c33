import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { readNamespace } from '../../src/schemas/readNamespace';
import { socialCardPath } from '../../src/seo/socialCardPath';
import { practiceOf, type PracticeId } from '../../src/site/catalogue';
import { languages, type Language } from '../../src/site/languages';
import { indexedScreens } from '../../src/site/hrefs';
import { accentIn, colourIn } from '../../src/styles/colours';
import { readDrawing } from './drawing';
import { cut, faces, fontFileOf, type Face } from './fonts/faces';

/** The size that networks show uncropped: https://ogp.me/#structured */
const [width, height] = [1200, 630];
const margin = 72;
const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const ink = colourIn(tokens, 'ink');
const titleSizes = [76, 66, 58, 50, 44];
/** Kept between builds; a name contains the hash of what its file was made from. */
const cache = '.cache/cards';

export interface CardTexts {
  title: string;
  firm: string;
  /** The practice of a service; none on the landing page's card. */
  practice?: { id: PracticeId; name: string };
}

/**
 * Writes the social card of every page in the sitemap. A card is taken from the cache if its texts,
 * drawings, fonts, `tokens.css` and this code have not changed.
 * @param root the folder of the built site
 * @returns how many were drawn
 */
export async function makeCards(root: string): Promise<number> {
  const salt = [readFileSync(new URL(import.meta.url), 'utf8'), tokens, ...faces.map(sourceOf)];
  let drawn = 0;
  for (const language of languages) {
    const { firm, practices, sample } = readNamespace(language.code, 'common');
    const services = readNamespace(language.code, 'services');
    const { headline } = readNamespace(language.code, 'home').hero;
    for (const screen of indexedScreens) {
      const texts: CardTexts = { firm: firm.name, title: headline };
      if (screen.name === 'service') {
        const { id } = practiceOf(screen.slug);
        texts.title = services[screen.slug].title;
        texts.practice = { id, name: practices[id] };
      }
      if (screen.name === 'sample') {
        const { id } = practiceOf(screen.slug);
        texts.title = services[screen.slug].sample.question;
        texts.practice = { id, name: `${sample.label} · ${practices[id]}` };
      }
      const picture = background(texts.practice?.id, language.direction);
      const kept = join(cache, `${hashOf([salt, language, texts, picture])}.png`);
      if (!existsSync(kept)) {
        mkdirSync(cache, { recursive: true });
        // Renamed when complete, so that a build that is stopped leaves no partial card.
        writeFileSync(`${kept}.new`, await drawCard(texts, language));
        renameSync(`${kept}.new`, kept);
        drawn += 1;
      }
      const file = join(root, socialCardPath(language, screen));
      mkdirSync(dirname(file), { recursive: true });
      copyFileSync(kept, file);
    }
  }
  return drawn;
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
  const heading = await largest(title, display, room, practice ? 220 : 330);
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
function background(practice: PracticeId | undefined, direction: Language['direction']): string {
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

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 20);
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
async function largest(text: string, font: Font, room: number, most: number): Promise<Line> {
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
  const marked = `<span foreground="${colour}">${escapeMarkup(text)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: marked,
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

/** What a font is cut from: its description, and its package's file as a hash. */
function sourceOf(face: Face): unknown {
  return [face, hashOf(readFileSync(fontFileOf(face), 'base64'))];
}

/** Writes a face as a file of one weight: sharp can't set text in variable fonts. */
async function fontOf(name: string): Promise<Font> {
  const face = faces.find((candidate) => candidate.name === name);
  if (!face) throw new Error(`No face "${name}"`);
  const file = join(cache, `${name}-${hashOf(sourceOf(face))}.ttf`);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, await cut(face, 'truetype'));
  }
  return { family: face.family, file };
}
