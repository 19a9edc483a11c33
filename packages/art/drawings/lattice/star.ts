import { pathData } from './path';
import { add, polar, scale, subtract, type Line, type Point } from './point';

export interface Star {
  points: number;
  /** How many corners further the one is that a corner is joined with. */
  step: number;
  /** Leave out what lies inside the outer crossings, so that a sharp star stays open. */
  open?: boolean;
}

interface Cut {
  at: number;
  half: number;
}

/** Where a chord dives under others, measured from its middle: at every second crossing. */
function cuts({ points, step }: Star, radius: number, clearance: number): Cut[] {
  const apothem = radius * Math.cos((Math.PI * step) / points);
  const turns = Array.from({ length: 2 * step - 1 }, (_, index) => index - step + 1);
  return turns
    .filter((turn) => turn !== 0)
    .filter((_, index) => index % 2 === 1)
    .map((turn) => ({
      at: apothem * Math.tan((Math.PI * turn) / points),
      half: clearance / Math.abs(Math.sin((2 * Math.PI * turn) / points)),
    }));
}

/**
 * The interlaced star polygon of some points round a centre, as the centre lines of its straps.
 * @param clearance from the middle of a strap to the end of the one that dives under it
 */
export function star(shape: Star, centre: Point, radius: number, clearance: number): Line[] {
  const { points, step, open } = shape;
  const half = radius * Math.sin((Math.PI * step) / points);
  const dives = cuts(shape, radius, clearance);
  const starts = dives.map((dive) => dive.at + dive.half);
  const ends = dives.map((dive) => dive.at - dive.half);
  return Array.from({ length: points }, (_, index) => {
    const corner = (offset: number) =>
      add(centre, polar(radius, ((index + offset) * 360) / points - 90));
    const on = (from: Point, to: Point, stop = 0) =>
      add(from, scale(subtract(to, from), (stop / half + 1) / 2));
    const [before, tip, after] = [corner(-step), corner(0), corner(step)];
    const bridges = ends
      .slice(1)
      .map((end, dive) => [on(tip, after, starts[dive]), on(tip, after, end)]);
    return [
      [on(before, tip, starts.at(-1)), tip, on(tip, after, ends[0])],
      ...(open ? [] : bridges),
    ];
  }).flat();
}

/** Path data of the star of a mark on a square of 48, for a mitred stroke of this width. */
export function starPath(shape: Star, stroke: number): string {
  const mitre = stroke / 2 / Math.cos((Math.PI * shape.step) / shape.points);
  return pathData(star(shape, [24, 24], 23.5 - mitre, stroke / 2 + 1.1));
}
