import { expect, it } from 'vitest';
import { motifs } from './motifs';
import { cross, subtract, type Line, type Point } from './point';
import { regular, tilingNames, tilingOf } from './tilings';
import { weave } from './weave';

const strap = { angle: 62, band: 3, gap: 1 };

function intersect([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const apart = (p: Point, q: Point, r: Point, s: Point) =>
    cross(subtract(q, p), subtract(r, p)) * cross(subtract(q, p), subtract(s, p)) < -1e-6;
  return apart(a, b, c, d) && apart(c, d, a, b);
}

function sidesOf(line: Line): [Point, Point][] {
  return line.slice(1).map((to, index) => [line[index] ?? to, to]);
}

it('has no tiling that no practice uses', () => {
  const used = new Set(Object.values(motifs).map(({ tiling }) => tiling));
  expect(tilingNames.filter((name) => !used.has(name))).toEqual([]);
});

it.each(tilingNames)(
  'covers the plane with %s: areas of the polygons fill the rectangle',
  (name) => {
    const { width, height, copies, polygons } = tilingOf(name, 30);
    const area = polygons
      .map((polygon) =>
        polygon.reduce((sum, point, index) => {
          const next = polygon[(index + 1) % polygon.length] ?? point;
          return sum + cross(point, next) / 2;
        }, 0),
      )
      .reduce((a, b) => a + b, 0);
    expect(area * copies.length).toBeCloseTo(width * height, 6);
  },
);

it.each(Object.entries(motifs))('lets no lines of %s cross: straps dive', (_, motif) => {
  const tiling = tilingOf(motif.tiling, motif.edge);
  const sides = weave(tiling, { ...motif, gap: 1 }).flatMap(sidesOf);
  const repeats = tiling.copies.flatMap(([x, y]) =>
    [-1, 0, 1].flatMap((column) =>
      [-1, 0, 1].flatMap((row) =>
        sides.map(([a, b]): [Point, Point] => {
          const move: Point = [x + column * tiling.width, y + row * tiling.height];
          return [
            [a[0] + move[0], a[1] + move[1]],
            [b[0] + move[0], b[1] + move[1]],
          ];
        }),
      ),
    ),
  );
  const crossed = sides.filter((side) => repeats.some((other) => intersect(side, other)));
  expect(crossed).toEqual([]);
});

it('refuses polygons that do not meet edge to edge', () => {
  const lonely = {
    width: 90,
    height: 90,
    copies: [[0, 0]] as const,
    polygons: [regular([45, 45], 8, 30, 0)],
  };
  expect(() => weave(lonely, strap)).toThrow('has no neighbour');
});
