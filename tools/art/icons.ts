import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { colourIn } from '../../src/styles/colours';
import { readDrawing, type Files } from './drawing';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const [ink, gold] = [colourIn(tokens, 'ink'), colourIn(tokens, 'gold')];

/** Side in px, and the part of it that the sign fills: launchers cut icons to a circle of 80 %. */
const icons = [
  { name: 'apple-touch-icon', size: 180, part: 0.72 },
  { name: 'icon-512', size: 512, part: 0.68 },
  { name: 'favicon', size: 48, part: 0.84 },
];

/** The firm's sign as the icon of a browser tab, and in gold on ink for home screens. */
export async function drawIcons(): Promise<Files> {
  const style = `<style>svg{color:${ink}}@media(prefers-color-scheme:dark){svg{color:${gold}}}</style>`;
  const logo = readFileSync('src/drawings/logo.svg', 'utf8');
  const files: Files = { 'public/favicon.svg': logo.replace('>', `>${style}`) };
  for (const { name, size, part } of icons) {
    const place = size * ((1 - part) / 2);
    const sign = readDrawing(
      'logo',
      `x="${place}" y="${place}" width="${size * part}" height="${size * part}"`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" color="${gold}"><rect width="100%" height="100%" fill="${ink}"/>${sign}</svg>`;
    const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
    if (name === 'favicon') files['public/favicon.ico'] = icoOf(png, size);
    else files[`public/${name}.png`] = png;
  }
  return files;
}

/** An ICO file of one PNG: a header of 6 bytes and a directory of one entry of 16. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // An icon.
  head.writeUInt16LE(1, 4); // One image.
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // One colour plane.
  head.writeUInt16LE(32, 12); // Bits of a pixel.
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
