/** The same names, with what a function makes of each. */
export function each<Name extends string, One, Made>(
  of: Readonly<Record<Name, One>>,
  make: (one: One, name: Name) => Made,
): Record<Name, Made> {
  const all = Object.entries<One>(of).map(([name, one]) => [name, make(one, name as Name)]);
  return Object.fromEntries(all) as Record<Name, Made>;
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Where a function passes zero, by bisection; NaN where it does not. */
export function zeroOf(f: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  if (f(low) >= 0 === f(high) >= 0) return Number.NaN;
  for (let halving = 0; halving < 50; halving += 1) {
    const middle = (low + high) / 2;
    if (f(middle) >= 0 === f(low) >= 0) low = middle;
    else high = middle;
  }
  return low;
}

/** Worth today of what is paid at the end of each year, from the first on; the rate in per cent. */
export function presentValue(rate: number, years: number, paid: (year: number) => number): number {
  return sum(Array.from({ length: years }, (_, at) => paid(at + 1) / (1 + rate / 100) ** (at + 1)));
}
