import { pathData } from '../lattice/path';
import { polar, type Line } from '../lattice/point';
import { star } from '../lattice/star';
import { tilingOf } from '../lattice/tilings';
import { weave } from '../lattice/weave';

/** How often the lattice repeats round the sun. */
export const sectors = 20;

/** How much larger each ring of the sun is than the one inside it. */
export const growth = Math.exp((2 * Math.PI) / sectors);

const strap = { angle: 67.5, band: 0.066, gap: 0.02 };

/**
 * One sector of one ring of a dome seen from below: a repeat of the eight-fold lattice, rolled up
 * so that every ring is the same picture on another scale.
 * @param radius of the ring's outer rim
 */
export function sunSector(radius: number): string {
  const tiling = tilingOf('4.8.8', 1 / (1 + Math.SQRT2));
  const rolled = (line: Line): Line =>
    line.map(([along, inwards]) => polar(radius * growth ** -inwards, (along * 360) / sectors));
  return pathData(weave(tiling, strap).map(rolled));
}

/** The star in the middle of the sun, on the axes of its sectors. */
export function sunHeart(radius: number): string {
  return pathData(star({ points: sectors, step: sectors / 2 - 2, open: true }, [0, 0], radius, 1));
}
