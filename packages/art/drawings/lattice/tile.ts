import { motifs, type Construction } from './motifs';
import { pathData } from './path';
import { add, scale, type Line, type Point } from './point';
import { tilingOf, type Tiling } from './tilings';
import { weave } from './weave';

/** One repeat of a lattice: draw `path` at each place, clipped to the rectangle, and repeat that. */
export interface Tile {
  width: number;
  height: number;
  path: string;
  places: readonly Point[];
}

const strokeMargin = 2;
/** The repeat of a line that lies nearest to the tile's middle: the fewer places are needed. */
function central(line: Line, { width, height, copies }: Tiling): Line {
  const centre = scale(add(line[0] ?? [0, 0], line.at(-1) ?? [0, 0]), 0.5);
  const moves = copies.map((copy): Point => [
    copy[0] - Math.round((centre[0] + copy[0]) / width - 0.5) * width,
    copy[1] - Math.round((centre[1] + copy[1]) / height - 0.5) * height,
  ]);
  const far = (move: Point) =>
    Math.hypot(centre[0] + move[0] - width / 2, centre[1] + move[1] - height / 2);
  const nearest = moves.reduce((a, b) => (far(a) <= far(b) ? a : b));
  return line.map((point) => add(point, nearest));
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function extent(lines: readonly Line[], axis: 0 | 1): [from: number, to: number] {
  const values = lines.flatMap((line) => line.map((point) => point[axis]));
  return [Math.min(...values) - strokeMargin, Math.max(...values) + strokeMargin];
}

/** From two repeats before a box of so many repeats to one after it. */
const steps = (repeats: number) =>
  Array.from({ length: Math.ceil(repeats) + 4 }, (_, index) => index - 2);

/**
 * The tile of a motif, its width and height rounded with the path so that strands meet at the seams.
 * @param box what its places fill: one repeat, unless another is given
 */
export function tileOf(motif: Construction, box?: Point): Tile {
  const tiling = tilingOf(motif.tiling, motif.edge);
  const [width, height] = [tenth(tiling.width), tenth(tiling.height)];
  const lines = weave(tiling, { angle: motif.angle, band: motif.band, gap: motif.band * 0.28 }).map(
    (line) => central(line, tiling),
  );
  const [left, right] = extent(lines, 0);
  const [top, bottom] = extent(lines, 1);
  const [boxWidth, boxHeight] = box ?? [width, height];
  const places = tiling.copies
    .flatMap((copy) =>
      steps(boxWidth / width).flatMap((column) =>
        steps(boxHeight / height).map((row): Point => [
          tenth(column * width + (copy[0] ? width / 2 : 0)),
          tenth(row * height + (copy[1] ? height / 2 : 0)),
        ]),
      ),
    )
    .filter(
      ([x, y]) => x + right > 0 && x + left < boxWidth && y + bottom > 0 && y + top < boxHeight,
    );
  return { width, height, path: pathData(lines), places };
}

/** The tile of each practice. */
export const tiles = {
  realEstate: tileOf(motifs.realEstate),
  urban: tileOf(motifs.urban),
  tourism: tileOf(motifs.tourism),
  nationalVision: tileOf(motifs.nationalVision),
  specialProjects: tileOf(motifs.specialProjects),
};
