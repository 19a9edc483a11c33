import { acacia } from './acacia';
import { drawDune, ridgeAt, type Dune } from './dunes';
import { far, near } from './buildings';
import { shortPath } from '../shortPath';
import { height, width } from './size';
import { draw, type Building, type Drawing } from './skyline';

const plain: Dune = { foot: 508, rise: 56, wave: 690, phase: 3.3, contours: 6, spacing: 8 };
const slope: Dune = { foot: 566, rise: 92, wave: 900, phase: 0.2, contours: 7, spacing: 8 };
const shore: Dune = { foot: 604, rise: 78, wave: 1240, phase: 2.2, contours: 8, spacing: 9 };

const plantings = [
  { x: 296, size: 76 },
  { x: 356, size: 50 },
];

/** A building stands on the lower of the two spots that its walls reach, a little in the sand. */
function stand(building: Building): Drawing {
  const half = building.tiers[0]?.half ?? 0;
  const spots = [-half, 0, half].map((side) => ridgeAt(plain, building.axis + side));
  const { outline, hatch } = draw(building, Math.round(Math.max(...spots)) + 3);
  return { outline: shortPath(outline), hatch: shortPath(hatch) };
}

const dunes = [plain, slope, shore];

/** Path data of everything in the picture but the sun and the screen. */
export const scene = {
  farBuildings: far.map((building) => stand(building).outline),
  nearBuildings: near.map(stand),
  dunes: dunes.map((dune, index) => {
    const { sand, lines } = drawDune(dune, dunes.slice(index + 1), width, height);
    return { sand: shortPath(sand), lines: shortPath(lines) };
  }),
  acacias: shortPath(
    plantings.map(({ x, size }) => acacia(x, Math.round(ridgeAt(slope, x)) + 5, size)).join(''),
  ),
};
