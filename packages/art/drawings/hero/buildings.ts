import { dome, steps, type Building } from './skyline';

const mast = { half: 0.4, height: 22 };
const spire = { half: 0.6, height: 46 };

/** The buildings that are drawn in outline only. */
export const far: Building[] = [
  {
    axis: 722,
    tiers: [
      { half: 12, height: 66 },
      { half: 7, height: 8 },
    ],
  },
  { axis: 752, tiers: [{ half: 13, height: 92 }, { half: 8, height: 12 }, mast] },
  {
    axis: 948,
    tiers: [
      { half: 20, height: 150 },
      { half: 13, height: 22 },
    ],
  },
  {
    axis: 1050,
    tiers: [
      { half: 19, height: 164 },
      { half: 12, height: 14 },
    ],
  },
  {
    axis: 1134,
    tiers: [
      { half: 17, height: 150 },
      { half: 10, height: 10 },
    ],
  },
  { axis: 1230, tiers: [{ half: 18, height: 206 }, { half: 11, height: 16 }, mast] },
  { axis: 1344, tiers: [{ half: 17, top: 11, height: 178 }, mast] },
  {
    axis: 1428,
    tiers: [
      { half: 16, height: 150 },
      { half: 9, height: 18 },
    ],
  },
];

/** The buildings in front, from the inline start: pyramids of Meroe and Saqqara, then the Gulf. */
export const near: Building[] = [
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
    axis: 1388,
    tiers: [
      { half: 34, height: 18 },
      { half: 21, height: 104 },
      { half: 29, height: 7 },
      { half: 24, top: 8, height: 18 },
      spire,
    ],
    floors: 7,
  },
];
