import { optimize } from 'svgo';

/** One decimal is finer than any screen shows, and curves stay curves, so that dunes flow. */
const precision = {
  floatPrecision: 1,
  makeArcs: { threshold: 0, tolerance: 0 },
  straightCurves: false,
  convertToQ: false,
};

/** For lines so short that they are dots: as closed points WebKit would enlarge them with their picture. */
export const dots = { ...precision, convertToZ: false };

/** For letters drawn in many units: whole ones, and what is nearly straight is straight. */
export const coarse = { ...precision, floatPrecision: 0, straightCurves: true };

/** The same path in as few characters as svgo finds; nothing where there is nothing to draw. */
export function shortPath(path: string, params = precision): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params }],
  });
  return / d="([^"]*)"/.exec(data)?.[1] ?? '';
}
