import { sum } from 'd3-array';

/** Present value of payments at the end of each year. @param rate in per cent */
export function presentValue(rate: number, payments: readonly number[]): number {
  return sum(payments, (payment, index) => payment / (1 + rate / 100) ** (index + 1));
}

/**
 * A zero of `f` between two numbers, by false position (Illinois variant); `undefined` if `f` has the
 * same sign at both. Zero counts as positive.
 */
export function rootBetween(
  f: (x: number) => number,
  from: number,
  to: number,
): number | undefined {
  let [low, high] = [from, to];
  let [atLow, atHigh] = [f(low), f(high)];
  if (atLow >= 0 === atHigh >= 0) return undefined;
  const tolerance = 1e-10 * (Math.abs(atLow) + Math.abs(atHigh));
  for (let step = 0; step < 60; step += 1) {
    const at = low + ((high - low) * atLow) / (atLow - atHigh);
    const value = f(at);
    if (Math.abs(value) <= tolerance) return at;
    if (value >= 0 === atHigh >= 0) atLow /= 2;
    else [low, atLow] = [high, atHigh];
    [high, atHigh] = [at, value];
  }
  return high;
}
