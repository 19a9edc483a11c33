import type { PracticeId } from '../../../../src/site/catalogue';
import type { Star } from './star';
import type { TilingName } from './tilings';

/** What tells one lattice from another; all else is the same construction. */
export interface Construction {
  tiling: TilingName;
  /** Edge of the tiling's polygons, in px: the density. */
  edge: number;
  /** Degrees between strands and polygon edges: the sharpness of the stars. */
  angle: number;
  /** Width of a strap, in px. */
  band: number;
}

export interface Motif extends Construction {
  /** The star of the mark. */
  star: Star;
}

export const motifs: Record<PracticeId, Motif> = {
  realEstate: { tiling: '4.8.8', edge: 36, angle: 67.5, band: 5, star: { points: 8, step: 3 } },
  urban: { tiling: '4.8.8', edge: 32, angle: 45, band: 5, star: { points: 8, step: 2 } },
  tourism: {
    tiling: '3.12.12',
    edge: 32,
    angle: 70,
    band: 4,
    star: { points: 12, step: 5, open: true },
  },
  nationalVision: {
    tiling: '3.4.6.4',
    edge: 40,
    angle: 66,
    band: 5,
    star: { points: 10, step: 3 },
  },
  specialProjects: {
    tiling: '3.6.3.6',
    edge: 42,
    angle: 47,
    band: 5,
    star: { points: 7, step: 3, open: true },
  },
};
