import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { monogram } from '../drawings/lattice/monogram';

const publicFolder = new URL('../../../public/', import.meta.url);
const ink = '#0B1F2A';
const gold = '#D9A441';

/** The firm's sign as a file of its own that follows the browser's light or dark frame. */
function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>path{fill:${ink}}.s{fill:none;stroke:${ink};stroke-width:${monogram.strapWidth}}@media(prefers-color-scheme:dark){path{fill:${gold}}.s{fill:none;stroke:${gold}}}</style><path class="s" d="${monogram.straps}"/><path d="${monogram.heart}"/></svg>\n`;
}

/**
 * The sign in gold on a full ground of ink.
 * @param part of the side that the sign takes; maskable icons must stay inside a circle of 80 %
 */
function plate(size: number, part: number): Buffer {
  const scale = (size * part) / 48;
  const margin = (size * (1 - part)) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${ink}"/><g transform="translate(${margin} ${margin}) scale(${scale})"><path d="${monogram.straps}" fill="none" stroke="${gold}" stroke-width="${monogram.strapWidth}"/><path d="${monogram.heart}" fill="${gold}"/></g></svg>`,
  );
}

async function writePlate(name: string, size: number, part: number): Promise<void> {
  await sharp(plate(size, part))
    .png({ palette: true, compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(name, publicFolder)));
}

/** Writes the site's icons into `public/`. */
export async function makeIcons(): Promise<void> {
  await mkdir(publicFolder, { recursive: true });
  await writeFile(new URL('favicon.svg', publicFolder), favicon());
  await writePlate('apple-touch-icon.png', 180, 0.72);
  await writePlate('icon-192.png', 192, 0.68);
  await writePlate('icon-512.png', 512, 0.68);
}
