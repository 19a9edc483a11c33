import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawMiniatures } from './miniatures';

it('the miniatures are what the diagrams draw, and no two are alike', () => {
  const drawn = readFileSync('src/drawings/miniatures.svg', 'utf8');
  expect(drawn, 'run `npm run art -- miniatures`').toBe(drawMiniatures());
  const symbols = drawn.split('<symbol ').map((symbol) => symbol.replace(/^id="[^"]+"/, ''));
  expect(new Set(symbols).size).toBe(symbols.length);
});
