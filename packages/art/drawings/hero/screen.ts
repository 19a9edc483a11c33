import { tileOf } from '../lattice/tile';

const [columns, rows, frame] = [3, 3.2, 6];
const tile = tileOf({ tiling: '4.8.8', edge: 44 / (1 + Math.SQRT2), angle: 67.5, band: 3 });
const [width, height] = [columns * tile.width, rows * tile.height];

/** The lattice screen: its tile, its frame and what the lattice fills. */
export const screen = {
  tile,
  frame: `M${-frame} ${-frame}h${width + 2 * frame}v${height}H${-frame}z`,
  field: `M0 0h${width}v${height}H0z`,
};
