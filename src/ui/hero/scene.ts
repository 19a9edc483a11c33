import { acacia } from './acacia';
import { drawDune, ridgeAt, type Dune } from './dunes';
import { far, near } from './buildings';
import { draw, type Building, type Drawing } from './skyline';

export const width = 1440;
export const height = 620;

const plain: Dune = { foot: 508, rise: 56, wave: 690, phase: 3.3, contours: 6, spacing: 8 };
const slope: Dune = { foot: 566, rise: 92, wave: 900, phase: 0.2, contours: 9, spacing: 8 };
const shore: Dune = { foot: 604, rise: 78, wave: 1240, phase: 2.2, contours: 9, spacing: 9 };

const plantings = [
  { x: 296, size: 76 },
  { x: 356, size: 50 },
];

/** A building stands on the lower of the two spots that its walls reach, a little in the sand. */
function stand(building: Building): Drawing {
  const half = building.tiers[0]?.half ?? 0;
  const spots = [-half, 0, half].map((side) => ridgeAt(plain, building.axis + side));
  return draw(building, Math.round(Math.max(...spots)) + 3);
}

export const farBuildings = far.map(stand);
export const nearBuildings = near.map(stand);
export const duneDrawings = [plain, slope, shore].map((dune) => drawDune(dune, width, height));
export const acacias = plantings
  .map(({ x, size }) => acacia(x, Math.round(ridgeAt(slope, x)) + 5, size))
  .join('');
