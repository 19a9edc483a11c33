import { acacia } from './acacia';
import { baobab } from './baobab';
import { drawDune, ridgeAt, type Dune } from './dunes';
import { behind, far, near } from './buildings';
import { shortPath } from '../shortPath';
import { height, width } from './size';
import { draw, type Building, type Drawing } from './skyline';

const plain: Dune = { foot: 558, rise: 34, wave: 690, phase: 3.3, contours: 3, spacing: 8 };
const slope: Dune = { foot: 592, rise: 56, wave: 900, phase: 0.2, contours: 4, spacing: 8 };
const shore: Dune = { foot: 616, rise: 46, wave: 1240, phase: 2.2, contours: 4, spacing: 9 };

const acacias = [
  { x: 176, size: 150 },
  { x: 62, size: 84 },
  { x: 548, size: 72 },
];
const baobabAt = { x: 306, size: 112 };

/** A building stands on the lower of the two spots that its walls reach, a little in the sand. */
function stand(building: Building): Drawing {
  const half = building.tiers[0]?.half ?? 0;
  const spots = [-half, 0, half].map((side) => ridgeAt(plain, building.axis + side));
  return draw(building, Math.round(Math.max(...spots)) + 3);
}

/** Buildings of which none stands before another: one outline, and one path of the lines on them. */
function standing(buildings: readonly Building[]): Drawing {
  const drawn = buildings.map(stand);
  return {
    outline: shortPath(drawn.map(({ outline }) => outline).join('')),
    hatch: shortPath(drawn.map(({ hatch }) => hatch).join('')),
  };
}

const dunes = [plain, slope, shore];

const inSlope = (x: number) => Math.round(ridgeAt(slope, x)) + 5;
const { trunk, limbs } = baobab(baobabAt.x, inSlope(baobabAt.x), baobabAt.size);

/** Path data of everything in the picture but the sun and the screen. */
export const scene = {
  farBuildings: standing(far).outline,
  nearBuildings: [behind, near].map(standing),
  dunes: dunes.map((dune, index) => {
    const { sand, lines } = drawDune(dune, dunes.slice(index + 1), width, height);
    return { sand: shortPath(sand), lines: shortPath(lines) };
  }),
  trunk: shortPath(trunk),
  leaves: shortPath(limbs + acacias.map(({ x, size }) => acacia(x, inSlope(x), size)).join('')),
};
