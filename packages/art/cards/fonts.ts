import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { cut } from '../fonts/cut';
import { faces, nameOf, type Face, type Script, type Voice } from '../fonts/faces';

/** A font that the cards are drawn with. */
export interface CardFont {
  script: Script;
  voice: Voice;
  family: string;
  /** Where it lies as a TrueType file. */
  file: string;
  content: Buffer;
  /** The width of a text, shaped, in em. */
  widthOf: (text: string) => number;
  /** Whether it draws a character. */
  has: (character: string) => boolean;
}

const textWeight = 500;

/**
 * The site's faces as plain fonts of one weight each, cut like those of its pages.
 * @param folder where they are written: what draws the cards reads files alone
 */
export async function cardFonts(folder: string): Promise<CardFont[]> {
  mkdirSync(folder, { recursive: true });
  return Promise.all(
    faces.map(async (face) => {
      const content = await cut({ ...face, axes: pinned(face) }, 'truetype');
      const file = join(folder, `${nameOf(face)}.ttf`);
      writeFileSync(file, content);
      const font = openFont(content);
      const widthOf = remembered((text) => font.layout(text).advanceWidth / font.unitsPerEm);
      const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
      const { script, voice } = face;
      return { script, voice, family: font.familyName, file, content, widthOf, has };
    }),
  );
}

/** Lines of a title are measured again and again, until they are of about one length. */
function remembered(measure: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? measure(text);
    known.set(text, width);
    return width;
  };
}

function pinned({ axes }: Face): Record<string, number> {
  return Object.fromEntries(
    Object.entries(axes).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : textWeight,
    ]),
  );
}

function openFont(content: Buffer): Font {
  const font = create(content);
  if (!('layout' in font)) throw new Error('A collection of fonts, not a font');
  return font;
}
