import { least, max, min, sort, sum } from 'd3-array';
import { rootBetween } from './arithmetic';
import { boundariesOf, type VerdictOf } from './conclusion';
import {
  baseValues,
  keysOf,
  mapValues,
  verdictOf,
  type Model,
  type Names,
  type Range,
} from './model';

/** An input, or the assumption that the slider sets: each may be wrong. */
type Variable<N extends Names> = N['input'] | 'assumption';
type Point<N extends Names> = Readonly<Record<Variable<N>, number>>;

/** What moving a variable alone does to the verdict, with all others at their base values. */
export interface Trial<N extends Names = Names> {
  name: Variable<N>;
  base: number;
  range: Range;
  /** The nearest value at which the verdict changes, in the range or up to one width of the range outside it. */
  changesAt: number | undefined;
  /** The verdict beyond `changesAt`. */
  otherVerdict: VerdictOf<N> | undefined;
  isInRange: boolean;
  /** How far `changesAt` is from `base`: 1 at the end of the range. */
  way: number;
  /** True for the variables that `jointShare` is about. */
  isInJointTest: boolean;
}

/** How many variables are moved together. */
export const heaviestCount = 4;

/** The verdict at the base point, and how far other points are from its boundaries. */
interface Field<N extends Names> {
  base: Point<N>;
  verdict: VerdictOf<N>;
  verdictAt: (point: Point<N>) => VerdictOf<N>;
  /** One for each boundary, in the unit of the margins; negative beyond it. */
  distancesAt: (point: Point<N>) => readonly number[];
  baseDistances: readonly number[];
}

export function fieldAround<N extends Names>(model: Model<N>, assumption: number): Field<N> {
  const evaluateAt = (point: Point<N>) => model.evaluate(point, point.assumption);
  const verdictAt = (point: Point<N>) => verdictOf(model, evaluateAt(point));
  const base = { ...baseValues(model), assumption } as Point<N>;
  const verdict = verdictAt(base);
  const reached = model.verdicts.indexOf(verdict);
  const boundaries = boundariesOf(model, verdict);
  const distancesAt = (point: Point<N>) => {
    const { margins } = evaluateAt(point);
    return boundaries.map((upperVerdict, index) =>
      index < reached ? margins[upperVerdict] : -margins[upperVerdict],
    );
  };
  return { base, verdict, verdictAt, distancesAt, baseDistances: distancesAt(base) };
}

/** The variables whose value is not given. The range of the assumption includes the slider's present value. */
export function variablesOf<N extends Names>(model: Model<N>, assumption: number) {
  const ranges: Record<Variable<N>, Range> = {
    ...mapValues<N['input'], { range: Range }, Range>(model.inputs, ({ range }) => range),
    assumption: [
      Math.min(model.slider.range[0], assumption),
      Math.max(model.slider.range[1], assumption),
    ],
  };
  return keysOf<Variable<N>>(ranges)
    .map((name) => ({ name, range: ranges[name] }))
    .filter(({ range: [low, high] }) => low < high);
}

interface MovedVariable<N extends Names> {
  name: Variable<N>;
  range: Range;
  /** By boundary: the end of the range that is nearer to it, and how much nearer. */
  falls: readonly { name: Variable<N>; end: number; fall: number }[];
  /** An end of the range with another verdict, if there is one. */
  changedAt: number | undefined;
}

export function withFalls<N extends Names>(
  { base, verdict, verdictAt, distancesAt, baseDistances }: Field<N>,
  { name, range }: { name: Variable<N>; range: Range },
): MovedVariable<N> {
  const ends = range.map((end) => ({ end, distances: distancesAt({ ...base, [name]: end }) }));
  const falls = baseDistances.map((baseDistance, boundary) => {
    const distanceOf = ({ distances }: (typeof ends)[number]) => distances[boundary] ?? Infinity;
    const worst = least(ends, distanceOf);
    const fall = worst ? baseDistance - distanceOf(worst) : 0;
    return { name, end: worst?.end ?? base[name], fall };
  });
  const changedAt = range.find((end) => verdictAt({ ...base, [name]: end }) !== verdict);
  return { name, range, falls, changedAt };
}

/** The part of the distance to a boundary that a variable alone covers; 1 if it just reaches the boundary. */
export function weightOf<N extends Names>(
  { baseDistances }: Field<N>,
  falls: readonly { fall: number }[],
) {
  return max(falls, ({ fall }, boundary) => fall / (baseDistances[boundary] || 1)) ?? 0;
}

/** Moves the heaviest variables of a boundary together, each by the same share of the way to its worst end. */
export function jointTest<N extends Names>(
  { base, distancesAt, baseDistances }: Field<N>,
  variables: readonly MovedVariable<N>[],
) {
  const tests = baseDistances.map((baseDistance, boundary) => {
    const falls = variables.flatMap(({ falls }) => falls.slice(boundary, boundary + 1));
    const heaviest = sort(falls, ({ fall }) => -fall).slice(0, heaviestCount);
    const distanceAt = (share: number) => {
      const moved = heaviest.map(({ name, end }) => [
        name,
        base[name] + share * (end - base[name]),
      ]);
      const point = { ...base, ...(Object.fromEntries(moved) as Partial<Point<N>>) };
      return distancesAt(point)[boundary] ?? 0;
    };
    return {
      names: new Set(heaviest.map(({ name }) => name)),
      share: rootBetween(distanceAt, 0, 1),
      /** The part of the distance that they cover if their effects simply add up. */
      reach: sum(heaviest, ({ fall }) => fall) / (baseDistance || 1),
    };
  });
  const [first = { names: new Set<Variable<N>>(), share: undefined }] = sort(
    tests,
    (a, b) => (a.share ?? 2) - (b.share ?? 2) || b.reach - a.reach,
  );
  return first;
}

export function tryAlone<N extends Names>(
  { base, verdictAt, distancesAt }: Field<N>,
  { name, range, changedAt }: MovedVariable<N>,
  isInJointTest: boolean,
): Trial<N> {
  const value = base[name];
  const at = (x: number): Point<N> => ({ ...base, [name]: x });
  const [low, high] = range;
  const width = high - low;
  const isInRange = changedAt !== undefined;
  // No input can be negative.
  const lowest = name === 'assumption' ? low - width : Math.max(low - width, 0);
  const ends = isInRange ? range : [lowest, high + width];
  const distanceAt = (x: number) => min(distancesAt(at(x))) ?? 0;
  const roots = ends
    .map((end) => rootBetween(distanceAt, value, end))
    .filter((root) => root !== undefined);
  const wayTo = (x: number) =>
    Math.abs(x - value) / ((x < value ? value - low : high - value) || width);
  // At the very end of the range the distance may be zero, which counts as the present verdict's side.
  const changesAt = least(roots, wayTo) ?? changedAt;
  const otherVerdict =
    changesAt === undefined ? undefined : verdictAt(at(changesAt + (changesAt - value) * 1e-6));
  const way = changesAt === undefined ? Infinity : wayTo(changesAt);
  return { name, base: value, range, changesAt, otherVerdict, isInRange, way, isInJointTest };
}
