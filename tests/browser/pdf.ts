import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from './pictures';

export interface PrintedText extends Box {
  text: string;
  /** Size of the type, in points. */
  size: number;
}

export interface Sheet {
  /** Places are in pixels of `picture`. */
  texts: readonly PrintedText[];
  /** PNG, two pixels a point. */
  picture: Buffer;
}

const scale = 2;

/** In Node, pdf.js draws with @napi-rs/canvas. */
interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): { canvas: HTMLCanvasElement & { toBuffer(type: string): Buffer } };
}

/** Reads a PDF as its viewers do. */
export async function readPdf(file: Buffer): Promise<Sheet[]> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale });
    const factory = pdf.canvasFactory as CanvasFactory;
    const { canvas } = factory.create(viewport.width, viewport.height);
    await page.render({ canvas, viewport }).promise;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [, , , size = NaN, x = NaN, y = NaN] = item.transform as number[];
      const [left = NaN, bottom = NaN] = viewport.convertToViewportPoint(x, y) as number[];
      const box = { left, bottom, right: left + item.width * scale };
      return [{ ...box, top: bottom - item.height * scale * 0.7, text: item.str, size }];
    });
    sheets.push({ texts, picture: canvas.toBuffer('image/png') });
  }
  return sheets;
}
