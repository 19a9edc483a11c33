import { shortPath } from '../shortPath';
import { drawDune, type Dune } from './dunes';

const [width, height] = [1440, 48];
const ridge: Dune = { foot: 44, rise: 34, wave: 900, phase: 1.2, contours: 0, spacing: 8 };

/** Lines over the ridge, as the wind leaves them. */
const lines = [7, 14].map((lift): Dune => ({
  ...ridge,
  foot: ridge.foot - lift,
  phase: 1.2 + lift / 60,
}));

/** The contour of dunes with which a section rises over the one before, as a mask that stretches. */
export function edge(): string {
  const { sand } = drawDune(ridge, [], width, height);
  const above = lines.map((dune) => drawDune(dune, [], width, height).sand.replace(/h9V.*/, ''));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">`,
    `<path d="${shortPath(sand)}"/>`,
    `<path fill="none" stroke="#000" vector-effect="non-scaling-stroke" d="${shortPath(above.join(''))}"/>`,
    '</svg>\n',
  ].join('\n');
}
