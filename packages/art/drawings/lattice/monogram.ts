import { pathData } from './path';
import { polar, type Line, type Point } from './point';
import { star } from './star';

/** The firm's sign on a square of 48: two interlaced squares round an eight-pointed star. */
export interface Monogram {
  /** Centre lines of the straps, to be stroked. */
  straps: string;
  strapWidth: number;
  /** The star within, to be filled. */
  heart: string;
}

const centre: Point = [24, 24];
const strapWidth = 3;

/** The outline of an eight-pointed star that shares its axes with the straps. */
function heart(radius: number): Line {
  const notch = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  return Array.from({ length: 16 }, (_, index) => {
    const [x, y] = polar(index % 2 ? notch : radius, index * 22.5 - 90);
    return [centre[0] + x, centre[1] + y];
  });
}

export const monogram: Monogram = {
  straps: pathData(star({ points: 8, step: 2 }, centre, 21, strapWidth / 2 + 1.3)),
  strapWidth,
  heart: `${pathData([heart(8)])}z`,
};
