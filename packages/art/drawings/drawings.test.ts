import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { height, width } from './hero/size';
import * as horizon from './horizons/parts';
import { drawingFiles } from './make';
import { map } from './map/map';
import { shortPath } from './shortPath';

it.each([...(await drawingFiles())])('%s is what `npm run art` makes', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('draws in the boxes that the components have', () => {
  const component = (name: string) => readFileSync(`src/ui/${name}.tsx`, 'utf8');
  expect(component('HeroArt')).toContain(`viewBox="0 0 ${width} ${height}"`);
  expect(component('Horizon')).toContain(`viewBox="0 0 ${horizon.width} ${horizon.height}"`);
});

it('draws a map without words that weighs little', () => {
  const picture = map();
  expect(picture).not.toMatch(/<text|<title/);
  expect(brotliCompressSync(picture).length).toBeLessThan(2500);
});

it('keeps outlines apart and curves as they are', () => {
  expect(shortPath('M5 5h4M5 3h4')).toBe('M5 5h4M5 3h4');
  expect(shortPath('M1 1C2 2 3 3 4 1s2 2 3 0')).toBe('M1 1c1 1 2 2 3 0s2 2 3 0');
});
