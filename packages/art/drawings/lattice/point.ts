export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const scale = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor];
export const middle = (a: Point, b: Point): Point => scale(add(a, b), 0.5);
export const normal = (a: Point): Point => [-a[1], a[0]];
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
export const unit = (a: Point): Point => scale(a, 1 / Math.hypot(a[0], a[1]));
export const polar = (radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

/** Where two lines meet, each given by a point and a direction; the second point if they are one line. */
export function meet(a: Point, alongA: Point, b: Point, alongB: Point): Point {
  const turn = cross(alongA, alongB);
  if (Math.abs(turn) < 1e-9) return b;
  return add(a, scale(alongA, cross(subtract(b, a), alongB) / turn));
}
