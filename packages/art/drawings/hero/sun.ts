import { pathData } from '../lattice/path';
import { polar, type Line } from '../lattice/point';
import { tilingOf } from '../lattice/tilings';
import { weave } from '../lattice/weave';
import { shortPath } from '../shortPath';

/** How often the lattice repeats round the sun. */
const sectors = 20;

/** How much larger each ring of the sun is than the one inside it. */
const growth = Math.exp((2 * Math.PI) / sectors);

const strap = { angle: 67.5, band: 0.066, gap: 0.02 };

/**
 * One sector of one ring of a dome seen from below: a repeat of the eight-fold lattice, rolled up
 * so that every ring is the same picture on another scale.
 * @param radius of the ring's outer rim
 */
function sunSector(radius: number): string {
  const tiling = tilingOf('4.8.8', 1 / (1 + Math.SQRT2));
  const rolled = (line: Line): Line =>
    line.map(([along, inwards]) => polar(radius * growth ** -inwards, (along * 360) / sectors));
  return pathData(weave(tiling, strap).map(rolled));
}

/** One point of the strap star in the middle of the sun, on an axis of the lattice. */
function sunRay(radius: number): string {
  const side = 180 / sectors;
  const point = (outer: number, inner: number): Line => [
    polar(inner, -side),
    polar(outer, 0),
    polar(inner, side),
  ];
  return pathData([point(radius, radius * 0.68), point(radius * 0.86, radius * 0.59)]);
}

const rings = 4;
const rim = 238;
const core = Math.round((rim + 6) * growth ** -rings * 1.06);
const thousandth = (value: number) => Math.round(value * 1000) / 1000;

/** Measures and path data of the sun. */
export const sun = {
  rim,
  core,
  sector: shortPath(sunSector(rim + 6)),
  ray: shortPath(sunRay(core - 5)),
  /** How many sectors a quarter of the sun holds. */
  sectorTurns: Array.from({ length: sectors / 4 }, (_, index) => (index * 360) / sectors),
  rings: Array.from({ length: rings }, (_, ring) => ({
    scale: thousandth(growth ** -ring),
    strokeWidth: thousandth(growth ** (ring * 0.8)),
  })),
};
