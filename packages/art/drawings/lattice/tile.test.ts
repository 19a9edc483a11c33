import { describe, expect, it } from 'vitest';
import { motifs } from './motifs';
import { tileOf, tiles, type Tile } from './tile';

type Spot = [x: number, y: number];

/** The corners of every line of a tile, with those of its repeats that it draws. */
function drawnLines({ path, places }: Tile): Spot[][] {
  const lines = path
    .split('M')
    .slice(1)
    .map((line) => {
      const numbers = (line.match(/-?(?:\d+\.\d|\d+|\.\d)/g) ?? []).map(Number);
      let at: Spot = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, index): Spot => {
        at = [at[0] + (numbers[2 * index] ?? NaN), at[1] + (numbers[2 * index + 1] ?? NaN)];
        return at;
      });
    });
  return places.flatMap(([x, y]) =>
    lines.map((line) => line.map((spot): Spot => [spot[0] + x, spot[1] + y])),
  );
}

/** Where the lines of a tile cross a level (axis 1) or an upright (axis 0), within the tile. */
function crossings(tile: Tile, axis: 0 | 1, level: number): number[] {
  const along = axis ? 0 : 1;
  const end = axis ? tile.width : tile.height;
  return drawnLines(tile)
    .flatMap((line) =>
      line.slice(1).flatMap((to, index) => {
        const from = line[index] ?? to;
        if (from[axis] > level === to[axis] > level) return [];
        const part = (level - from[axis]) / (to[axis] - from[axis]);
        return [from[along] + part * (to[along] - from[along])];
      }),
    )
    .filter((value) => value > 0.5 && value < end - 0.5)
    .sort((a, b) => a - b);
}

describe.each(Object.entries(tiles))('the tile of %s', (name, tile) => {
  it('has the same strands on both sides of every seam', () => {
    for (const [axis, end] of [
      [0, tile.width],
      [1, tile.height],
    ] as const) {
      const near = crossings(tile, axis, 0.13);
      const far = crossings(tile, axis, end + 0.13 - 1e-6);
      expect(near.length).toBeGreaterThan(0);
      expect(far).toHaveLength(near.length);
      for (const [index, value] of near.entries()) expect(far[index]).toBeCloseTo(value, 0);
    }
  });

  it('is written in short relative numbers', () => {
    expect(tile.path).toMatch(/^(M-?[\d.]+[ -][\d.]+l[\d. -]+)+$/);
    expect(tile.path).not.toMatch(/\.\d\d|e-|NaN/);
  });

  it('comes out the same every time', () => {
    const again = tileOf(motifs[name as keyof typeof motifs]);
    expect(again).toEqual(tile);
  });
});

it('gives every practice a lattice of its own', () => {
  expect(new Set(Object.values(tiles).map((tile) => tile.path)).size).toBe(5);
});
