import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inParallel, repeatsItsTop } from './photographs';

const [width, screen] = [200, 300];

/** A screen with a header of its own, on paper. */
function paper(header: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${screen}">
    <rect width="100%" height="100%" fill="#fbf8f2"/>
    <rect x="10" y="20" width="${header}" height="12"/></svg>`;
}

async function pictureOf(...screens: string[]): Promise<Buffer> {
  const background = '#fbf8f2';
  const height = screens.length * screen + 60;
  const layers = screens.map((svg, at) => ({ input: Buffer.from(svg), left: 0, top: at * screen }));
  const sheet = sharp({ create: { width, height, channels: 3, background } }).composite(layers);
  return sheet.webp({ quality: 45 }).toBuffer();
}

it('sees that a picture begins again, whatever the height of the window', async () => {
  expect(await repeatsItsTop(await pictureOf(paper('40'), paper('40'), paper('40')))).toBe(true);
});

it('takes a page for whole that has empty and similar parts', async () => {
  expect(await repeatsItsTop(await pictureOf(paper('40'), paper('0'), paper('90')))).toBe(false);
});

it('gives results in the order of the items, and begins nothing after a failure', async () => {
  const later = (time: number) => new Promise((resolve) => setTimeout(resolve, time, time));
  expect(await inParallel(2, [30, 1, 5], later)).toEqual([30, 1, 5]);
  const begun: number[] = [];
  const failing = inParallel(1, [1, 2, 3], (item) => {
    begun.push(item);
    return item === 2 ? Promise.reject(new Error('two')) : Promise.resolve();
  });
  await expect(failing).rejects.toThrow('two');
  expect(begun).toEqual([1, 2]);
});
