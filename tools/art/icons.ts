import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colourIn } from '../../src/styles/colours';
import { readDrawing } from './drawing';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const [ink, gold] = [colourIn(tokens, 'ink'), colourIn(tokens, 'gold')];

/** Side in px, and the share of it that the sign takes: launchers mask icons to a circle of 80 %. */
const icons = [
  { name: 'apple-touch-icon', size: 180, part: 0.72 },
  { name: 'icon-512', size: 512, part: 0.68 },
];

/** Writes the firm's sign to `public/`: the browser's icon, and gold on ink for home screens. */
export async function makeIcons(): Promise<void> {
  const style = `<style>svg{color:${ink}}@media(prefers-color-scheme:dark){svg{color:${gold}}}</style>`;
  const logo = await readFile('src/drawings/logo.svg', 'utf8');
  await writeFile('public/favicon.svg', logo.replace('>', `>${style}`));
  for (const { name, size, part } of icons) {
    const place = size * ((1 - part) / 2);
    const sign = readDrawing(
      'logo',
      `x="${place}" y="${place}" width="${size * part}" height="${size * part}"`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" color="${gold}"><rect width="100%" height="100%" fill="${ink}"/>${sign}</svg>`;
    await sharp(Buffer.from(svg)).png({ palette: true }).toFile(`public/${name}.png`);
  }
}
