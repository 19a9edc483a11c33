/** The band of a ring, or of a part of one, in a stretched box. */
export interface Band {
  /** Its middle. */
  middle: readonly [x: number, y: number];
  /** From its middle to its outer edge. */
  reach: readonly [x: number, y: number];
  /** How thick it is, in parts of its reach. */
  thickness: number;
  /** The direction in which a stop of the band begins: 0 points up, 90 to the end. */
  angle: (stop: number) => number;
}

/** A spot on a band; depth 0 is its outer edge, 1 its inner. */
export function spotOn({ middle, reach, thickness, angle }: Band, stop: number, depth: number) {
  const turn = (angle(stop) * Math.PI) / 180;
  const part = 1 - depth * thickness;
  return [
    middle[0] + reach[0] * part * Math.sin(turn),
    middle[1] - reach[1] * part * Math.cos(turn),
  ] as const;
}

/** The path of a band between two of its stops. */
export function partOf(band: Band, from: number, to: number): string {
  const onwards = band.angle(to) > band.angle(from) ? 1 : 0;
  const arc = (depth: number, stop: number, sweep: number) =>
    `A${band.reach.map((reach) => reach * (1 - depth * band.thickness)).join(' ')} 0 0 ${sweep} ${spotOn(band, stop, depth).join(' ')}`;
  return `M${spotOn(band, from, 0).join(' ')}${arc(0, to, onwards)}L${spotOn(band, to, 1).join(' ')}${arc(1, from, 1 - onwards)}z`;
}

/** Half a band beside the list of its labels, after one label more, as `diagrams.css` turns it: each stop as long as a label. */
export function halfBand(stops: number): Band {
  const share = 100 / (stops + 1);
  return {
    middle: [share * (1 + stops / 2), 0],
    reach: [(share * stops) / 2, 72],
    thickness: 0.34,
    angle: (stop) => 270 - (Math.acos(1 - (2 * stop) / stops) * 180) / Math.PI,
  };
}
