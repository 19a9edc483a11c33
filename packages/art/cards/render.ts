import { renderAsync } from '@resvg/resvg-js';
import type { CardFont } from './fonts';

/**
 * Draws a card. Only its own fonts are used, so it looks the same on every machine.
 * @param svg from `cardDrawing`
 * @returns the content of a PNG file
 */
export async function renderCard(svg: string, fonts: readonly CardFont[]): Promise<Buffer> {
  const fontFiles = fonts.map(({ file }) => file);
  const image = await renderAsync(svg, { font: { loadSystemFonts: false, fontFiles } });
  return image.asPng();
}
