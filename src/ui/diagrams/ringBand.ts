import type { XY } from './shapes';

export interface RingBand {
  centre: XY;
  radius: XY;
  thickness: number;
  /** The start of a stop, in degrees clockwise from the top. */
  angle: (stop: number) => number;
}

/** @param depth 0 on the outer edge, 1 on the inner */
export function pointOn(band: RingBand, stop: number, depth: number): XY {
  const radians = (band.angle(stop) * Math.PI) / 180;
  const [radiusX, radiusY] = radiusAt(band, depth);
  return [
    band.centre[0] + radiusX * Math.sin(radians),
    band.centre[1] - radiusY * Math.cos(radians),
  ];
}

export function segment(band: RingBand, from: number, to: number): string {
  const clockwise = band.angle(to) > band.angle(from) ? 1 : 0;
  const arc = (depth: number, stop: number, sweep: number) =>
    `A${radiusAt(band, depth).join(' ')} 0 0 ${sweep} ${pointOn(band, stop, depth).join(' ')}`;
  const outer = `M${pointOn(band, from, 0).join(' ')}${arc(0, to, clockwise)}`;
  const inner = `L${pointOn(band, to, 1).join(' ')}${arc(1, from, 1 - clockwise)}z`;
  return outer + inner;
}

function radiusAt({ radius: [x, y], thickness }: RingBand, depth: number): XY {
  const part = 1 - depth * thickness;
  return [x * part, y * part];
}

/**
 * Semicircle for the narrow (rotated) layout: one segment per label, as long as the label's row is
 * high, offset by the heading row.
 */
export function semicircle(stops: number): RingBand {
  const row = 100 / (stops + 1);
  return {
    centre: [row * (1 + stops / 2), 0],
    radius: [(row * stops) / 2, 72],
    thickness: 0.34,
    angle: (stop) => 270 - (Math.acos(1 - (2 * stop) / stops) * 180) / Math.PI,
  };
}
