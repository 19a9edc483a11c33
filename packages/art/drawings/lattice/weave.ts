import {
  add,
  cross,
  meet,
  middle,
  normal,
  scale,
  subtract,
  unit,
  type Line,
  type Point,
} from './point';
import type { Polygon, Tiling } from './tilings';

export interface Strap {
  /** Degrees between a strand and the polygon edge that it crosses in the middle. */
  angle: number;
  /** Width of the strap between its two lines. */
  band: number;
  /** Clearance that a strap passing under leaves beside the one above. */
  gap: number;
}

/** The half of a strand inside one polygon: from where it dives under another to where it runs above one. */
interface HalfStrand {
  above: Point;
  /** The strap's two lines, each from the dive to the bend. */
  sides: readonly [Line, Line];
}

function halfStrand(polygon: Polygon, at: number, { angle, band, gap }: Strap): HalfStrand {
  const corner = (offset: number) => polygon[(at + offset) % polygon.length] as Point;
  const [first, second, third] = [corner(0), corner(1), corner(2)];
  const under = middle(first, second);
  const above = middle(second, third);
  const chord = subtract(above, under);
  const rise = Math.tan(((angle - 180 / polygon.length) * Math.PI) / 180) / 2;
  const bend = add(middle(under, above), scale(normal(chord), rise));
  const [into, out] = [unit(subtract(bend, under)), unit(subtract(above, bend))];

  const edge = unit(subtract(second, first));
  const acrossUnder = add(scale(edge, -2 * (into[0] * edge[0] + into[1] * edge[1])), into);
  const side = Math.sign(cross(acrossUnder, into));
  const brink = add(under, scale(normal(acrossUnder), side * (band / 2 + gap)));

  const line = (offset: number): Line => {
    const start = add(under, scale(normal(into), offset));
    const turn = meet(start, into, add(above, scale(normal(out), offset)), out);
    return [meet(start, into, brink, acrossUnder), turn];
  };
  return { above, sides: [line(band / 2), line(-band / 2)] };
}

/** The two lines of the strand that these halves make, moved to where the second half stands. */
function joined(first: HalfStrand, second: HalfStrand): Line[] {
  const move = subtract(second.above, first.above);
  return [0, 1].map((side) => [
    ...(first.sides[side] ?? []).map((point) => add(point, move)),
    ...[...(second.sides[1 - side] ?? [])].reverse(),
  ]);
}

/** The same name for all points that repeat each other. */
function repeatKey({ width, height, copies }: Tiling, point: Point): string {
  const wrap = (value: number, period: number) =>
    Math.round((((value % period) + period + 1e-6) % period) * 1e3);
  return copies
    .map((copy) => `${wrap(point[0] + copy[0], width)} ${wrap(point[1] + copy[1], height)}`)
    .reduce((a, b) => (a < b ? a : b));
}

/**
 * Strapwork over a tiling by Hankin's polygons in contact: two strands cross in the middle of every
 * edge, run into the polygon at the given angle and bend where they meet their neighbours. Each
 * strand passes over and under in turn.
 * @returns the lines of one copy, each once, some of them reaching beyond the tiling's rectangle
 * @throws if the tiling's polygons do not meet edge to edge
 */
export function weave(tiling: Tiling, strap: Strap): Line[] {
  const waiting = new Map<string, HalfStrand>();
  const lines: Line[] = [];
  for (const polygon of tiling.polygons) {
    for (const at of polygon.keys()) {
      const half = halfStrand(polygon, at, strap);
      const key = repeatKey(tiling, half.above);
      const other = waiting.get(key);
      if (!other) {
        waiting.set(key, half);
        continue;
      }
      waiting.delete(key);
      lines.push(...joined(other, half));
    }
  }
  if (waiting.size > 0) throw new Error('A polygon edge of the tiling has no neighbour');
  return lines;
}
