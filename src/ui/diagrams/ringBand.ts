import type { XY } from '../StretchedSvg';

/**
 * A ring or a part of one, divided into segments. A `position` counts segments from the start of the
 * band: 0.5 is the middle of the first segment. `radius` is the radius of the outer edge, in percent of
 * the drawing; `thickness` is a fraction of `radius`. An angle is in degrees, clockwise from the top.
 */
export interface RingBand {
  centre: XY;
  radius: XY;
  thickness: number;
  angle: (position: number) => number;
}

/** @param depth 0 on the outer edge, 1 on the inner */
export function pointOn(band: RingBand, position: number, depth: number): XY {
  const radians = (band.angle(position) * Math.PI) / 180;
  const [radiusX, radiusY] = radiusAt(band, depth);
  return [
    band.centre[0] + radiusX * Math.sin(radians),
    band.centre[1] - radiusY * Math.cos(radians),
  ];
}

export function segment(band: RingBand, from: number, to: number): string {
  const clockwise = band.angle(to) > band.angle(from) ? 1 : 0;
  const arc = (depth: number, position: number, sweepFlag: number) =>
    `A${radiusAt(band, depth).join(' ')} 0 0 ${sweepFlag} ${pointOn(band, position, depth).join(' ')}`;
  const outer = `M${pointOn(band, from, 0).join(' ')}${arc(0, to, clockwise)}`;
  const inner = `L${pointOn(band, to, 1).join(' ')}${arc(1, from, 1 - clockwise)}z`;
  return outer + inner;
}

function radiusAt({ radius: [x, y], thickness }: RingBand, depth: number): XY {
  const scale = 1 - depth * thickness;
  return [x * scale, y * scale];
}

/**
 * A half ring for the narrow layout of `Flow`, which transposes the drawing: each segment is level with
 * its label in the list. The first row of the list is the label of the centre.
 */
export function semicircle(segmentCount: number): RingBand {
  const rowHeight = 100 / (segmentCount + 1);
  return {
    centre: [rowHeight * (1 + segmentCount / 2), 0],
    radius: [(rowHeight * segmentCount) / 2, 72],
    thickness: 0.34,
    angle: (position) => 270 - (Math.acos(1 - (2 * position) / segmentCount) * 180) / Math.PI,
  };
}
