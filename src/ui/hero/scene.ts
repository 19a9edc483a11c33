import { tileOf } from '../lattice/tile';
import { acacia } from './acacia';
import { drawDune, ridgeAt, type Dune } from './dunes';
import { dome, draw, steps, type Building, type Drawing } from './skyline';

export const width = 1440;
export const height = 620;

const spire = { half: 0.6, height: 46 };

const far: Building[] = [
  { axis: 720, tiers: [{ half: 14, height: 70 }] },
  { axis: 752, tiers: [{ half: 18, height: 96 }] },
  {
    axis: 948,
    tiers: [
      { half: 22, height: 150 },
      { half: 14, height: 22 },
    ],
  },
  { axis: 1050, tiers: [{ half: 26, height: 176 }] },
  { axis: 1150, tiers: [{ half: 30, height: 128 }] },
  {
    axis: 1232,
    tiers: [
      { half: 20, height: 210 },
      { half: 12, height: 16 },
    ],
  },
  { axis: 1340, tiers: [{ half: 26, height: 152 }] },
  { axis: 1426, tiers: [{ half: 22, height: 190 }] },
];

const near: Building[] = [
  { axis: 452, tiers: [{ half: 26, top: 1, height: 66 }], shade: [0.2, 0.4, 0.6, 0.8] },
  { axis: 498, tiers: [{ half: 20, top: 1, height: 50 }], shade: [0.25, 0.5, 0.75] },
  { axis: 606, tiers: steps(82, 92, 6), floors: 5.1 },
  {
    axis: 790,
    tiers: [
      { half: 10, top: 9, height: 112 },
      { half: 14, height: 5 },
      { half: 7.5, height: 58 },
      { half: 10.5, height: 4 },
      { half: 5, height: 26 },
      ...dome(6, 16, 5),
      { half: 0.6, height: 14 },
    ],
    shade: [0.3, 0.6],
  },
  {
    axis: 846,
    tiers: [
      { half: 40, height: 56 },
      { half: 31, height: 16 },
      ...dome(31, 46),
      { half: 0.6, height: 14 },
    ],
    shade: [0.2, 0.35, 0.5, 0.62, 0.72],
  },
  {
    axis: 910,
    tiers: [
      { half: 15, height: 88 },
      { half: 18, height: 4 },
      { half: 15, height: 26 },
      { half: 18, height: 4 },
    ],
    shade: [0.25, 0.5, 0.75],
  },
  {
    axis: 996,
    tiers: [
      { half: 33, height: 120 },
      { half: 26, height: 84 },
      { half: 19, height: 70 },
      { half: 12, height: 56 },
      { half: 6, height: 34 },
      spire,
    ],
    shade: [0.1, 0.28, 0.46, 0.64, 0.82],
  },
  {
    axis: 1186,
    tiers: [
      { half: 32, top: 15, height: 300 },
      { half: 9, height: 8 },
      { half: 0.6, height: 30 },
    ],
    shade: [0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8],
  },
  {
    axis: 1272,
    tiers: [
      { half: 17, height: 232 },
      { half: 11, height: 14 },
    ],
    floors: 8,
  },
  {
    axis: 1310,
    tiers: [
      { half: 17, height: 196 },
      { half: 11, height: 14 },
    ],
    floors: 8,
  },
  {
    axis: 1382,
    tiers: [
      { half: 34, height: 108 },
      { half: 24, height: 34 },
    ],
    shade: [0.2, 0.4, 0.6, 0.8],
  },
];

const dunes: Dune[] = [
  { foot: 508, rise: 56, wave: 690, phase: 3.3, contours: 6, spacing: 8 },
  { foot: 566, rise: 92, wave: 900, phase: 0.2, contours: 9, spacing: 8 },
  { foot: 622, rise: 84, wave: 1240, phase: 2.2, contours: 9, spacing: 9 },
];
const [plain] = dunes;

/** A building stands on the lower of the two spots that its walls reach, a little in the sand. */
function stand(building: Building): Drawing {
  const half = building.tiers[0]?.half ?? 0;
  const spots = [-half, 0, half].map((side) => (plain ? ridgeAt(plain, building.axis + side) : 0));
  return draw(building, Math.round(Math.max(...spots)) + 3);
}

export const farBuildings = far.map(stand);
export const nearBuildings = near.map(stand);
export const duneDrawings = dunes.map((dune) => drawDune(dune, width, height));
export const acacias = [acacia(318, 470, 64), acacia(372, 474, 40)];

/** The screen: a wall of the sun's lattice among the buildings. */
export const screen = { x: 1028, y: 372, width: 132, height: 140 };
export const screenTile = tileOf({
  tiling: '4.8.8',
  edge: 44 / (1 + Math.SQRT2),
  angle: 67.5,
  band: 3,
  star: { points: 8, step: 3 },
});
