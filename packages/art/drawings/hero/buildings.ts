import { dome, type Building } from './skyline';

const mast = { half: 0.4, height: 22 };
const spire = { half: 0.4, height: 46 };

/** A pencil minaret with one balcony. */
const minaret = [
  { half: 4, height: 96 },
  { half: 6.5, height: 4 },
  { half: 3, height: 34 },
  { half: 4.5, top: 0.4, height: 26 },
];

/** A tower of a mosque of earth, with the beams that its masons climb. */
const earthTower = (axis: number, height: number): Building => ({
  axis,
  tiers: [
    { half: 9, top: 7, height },
    { half: 4, top: 1, height: 12 },
  ],
  floors: 9,
});

/** The buildings that are drawn in outline only. */
export const far: Building[] = [
  {
    axis: 962,
    tiers: [
      { half: 20, height: 150 },
      { half: 13, height: 22 },
    ],
  },
  { axis: 1238, tiers: [{ half: 18, height: 226 }, { half: 11, height: 16 }, mast] },
  { axis: 1346, tiers: [{ half: 17, top: 11, height: 196 }, mast] },
];

/** The buildings in front, from the inline start: Meroe, Djenne, Giza and Cairo, then the Gulf. */
export const near: Building[] = [
  { axis: 418, tiers: [{ half: 24, top: 1, height: 72 }], shade: [0.2, 0.4, 0.6, 0.8] },
  earthTower(462, 56),
  earthTower(496, 70),
  earthTower(530, 56),
  { axis: 668, tiers: [{ half: 88, top: 1, height: 114 }], shade: [0.12, 0.25, 0.38, 0.52, 0.68] },
  { axis: 798, tiers: minaret, shade: [0.4] },
  { axis: 858, tiers: minaret, shade: [0.4] },
  {
    axis: 908,
    tiers: [
      { half: 15, height: 6 },
      { half: 9, top: 6.5, height: 178 },
      { half: 6.5, top: 11, height: 16 },
      { half: 11, height: 16 },
      { half: 5, height: 12 },
      { half: 0.4, height: 30 },
    ],
    floors: 6,
  },
  {
    axis: 1006,
    tiers: [
      { half: 33, height: 136 },
      { half: 26, height: 92 },
      { half: 19, height: 76 },
      { half: 12, height: 60 },
      { half: 6, height: 36 },
      spire,
    ],
    shade: [0.1, 0.28, 0.46, 0.64, 0.82],
  },
  {
    axis: 1196,
    tiers: [
      { half: 32, top: 15, height: 322 },
      { half: 9, height: 8 },
      { half: 0.4, height: 30 },
    ],
    shade: [0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8],
  },
  {
    axis: 1278,
    tiers: [
      { half: 17, height: 250 },
      { half: 11, height: 14 },
    ],
    floors: 8,
  },
  {
    axis: 1316,
    tiers: [
      { half: 17, height: 212 },
      { half: 11, height: 14 },
    ],
    floors: 8,
  },
  {
    axis: 1390,
    tiers: [
      { half: 34, height: 18 },
      { half: 21, height: 118 },
      { half: 29, height: 7 },
      { half: 24, top: 8, height: 18 },
      spire,
    ],
    floors: 7,
  },
];

/** What stands right behind some of them. */
export const behind: Building[] = [
  { axis: 384, tiers: [{ half: 18, top: 1, height: 54 }], shade: [0.25, 0.5, 0.75] },
  { axis: 496, tiers: [{ half: 47, top: 45, height: 42 }], shade: [0.45, 0.9] },
  { axis: 612, tiers: [{ half: 52, top: 1, height: 76 }], shade: [0.2, 0.4, 0.6, 0.8] },
  {
    axis: 828,
    tiers: [
      { half: 50, height: 46 },
      ...dome(46, 24, 4),
      { half: 27, height: 12 },
      ...dome(26, 32, 6),
      { half: 0.4, height: 14 },
    ],
    shade: [0.2, 0.35, 0.5, 0.7, 0.85],
  },
];
