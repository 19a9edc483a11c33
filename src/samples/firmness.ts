import { least, max, min, sort, sum } from 'd3-array';
import { rootBetween } from './arithmetic';
import {
  baseValues,
  keysOf,
  mapValues,
  verdictOf,
  type Model,
  type Names,
  type Range,
} from './model';

type Verdict<N extends Names> = Model<N>['verdicts'][number];
/** Whatever may be wrong: an input, or the assumption that the slider sets. */
type Variable<N extends Names> = N['input'] | 'assumption';
type Point<N extends Names> = Readonly<Record<Variable<N>, number>>;

/** What it takes to change the verdict by one variable alone, the others at their base values. */
export interface Trial<N extends Names = Names> {
  name: Variable<N>;
  base: number;
  range: Range;
  /** The nearest value at which the verdict changes, in the range or up to one width of the range outside it. */
  changesAt: number | undefined;
  /** The verdict beyond `changesAt`. */
  otherVerdict: Verdict<N> | undefined;
  isInRange: boolean;
  /** How far `changesAt` is from `base`: 1 at the end of the range. */
  way: number;
  /** True for the variables that `jointShare` is about. */
  isInJointTest: boolean;
}

export interface Firmness<N extends Names = Names> {
  kind: 'firm' | 'conditional' | 'open' | 'close';
  /** How many variables change the verdict, each alone and within its range. */
  count: number;
  /** The variable that changes the verdict most easily. */
  nearest: Trial<N> | undefined;
  /** The share of the way to their worst ends at which the heaviest variables together change the verdict, if any. */
  jointShare: number | undefined;
  /** All variables that change the verdict, nearest first; then those of the joint test; at least `heaviest`. */
  trials: readonly Trial<N>[];
}

const limits = {
  /** How many variables are moved together. */
  heaviest: 4,
  /**
   * A verdict that changes at a smaller joint share is not firm. If nine true values in ten are within their ranges, an
   * error as large as four independent, equally heavy variables half way out has about one chance in twenty.
   */
  firmShare: 0.5,
  openCount: 3,
  openWay: 0.25,
};

export interface Conclusion<N extends Names = Names> {
  evaluation: ReturnType<Model<N>['evaluate']>;
  verdict: Verdict<N>;
  /** If the result is too close to call: the upper verdict whose margin is within the tolerance. */
  closeTo: N['upperVerdict'] | undefined;
}

/** What the model answers at an assumption, without its firmness, which takes around a hundred evaluations. */
export function conclusionAt<N extends Names>(model: Model<N>, assumption: number): Conclusion<N> {
  const evaluation = model.evaluate(baseValues(model), assumption);
  const verdict = verdictOf(model, evaluation);
  const { margins } = evaluation;
  const closeTo = boundariesOf(model, verdict).find(
    (upperVerdict) => Math.abs(margins[upperVerdict]) < model.tolerance,
  );
  return { evaluation, verdict, closeTo };
}

/** The upper verdicts at whose thresholds `verdict` may change: those that are reached, and the next. */
function boundariesOf<N extends Names>({ verdicts }: Model<N>, verdict: Verdict<N>) {
  const [, ...upperVerdicts] = verdicts;
  return upperVerdicts.slice(0, verdicts.indexOf(verdict) + 1);
}

const known = new WeakMap<object, Map<number, Firmness>>();

/** Computed once for each assumption. */
export function firmnessOf<N extends Names>(model: Model<N>, assumption: number): Firmness<N> {
  const byAssumption = (known.get(model) ?? new Map()) as Map<number, Firmness<N>>;
  known.set(model, byAssumption);
  const firmness = byAssumption.get(assumption) ?? computeFirmness(model, assumption);
  byAssumption.set(assumption, firmness);
  return firmness;
}

function computeFirmness<N extends Names>(model: Model<N>, assumption: number): Firmness<N> {
  const field = fieldAround(model, assumption);
  const variables = variablesOf(model, assumption).map((variable) => withFalls(field, variable));
  const joint = jointTest(field, variables);
  const byWeight = sort(variables, ({ falls }) => -weightOf(field, falls));
  const trials = byWeight
    .filter(
      ({ name, changedAt }, rank) =>
        changedAt !== undefined || joint.names.has(name) || rank < limits.heaviest,
    )
    .map((variable) => tryAlone(field, variable, joint.names.has(variable.name)));
  const ranked = sort(trials, ({ isInRange, way }) => (isInRange ? way : 1 + way));
  const count = ranked.filter(({ isInRange }) => isInRange).length;
  const nearest = ranked.find(({ changesAt }) => changesAt !== undefined);
  return {
    kind: kindOf(conclusionAt(model, assumption), count, nearest?.way, joint.share),
    count,
    nearest,
    jointShare: joint.share,
    trials: ranked,
  };
}

function kindOf(
  { closeTo }: Pick<Conclusion, 'closeTo'>,
  count: number,
  nearestWay = Infinity,
  jointShare = Infinity,
): Firmness['kind'] {
  if (closeTo !== undefined) return 'close';
  if (count === 0) return jointShare > limits.firmShare ? 'firm' : 'conditional';
  const isOpen = count >= limits.openCount || nearestWay < limits.openWay;
  return isOpen ? 'open' : 'conditional';
}

/** The verdict at the base point, and how far other points are from its boundaries. */
interface Field<N extends Names> {
  base: Point<N>;
  verdict: Verdict<N>;
  verdictAt: (point: Point<N>) => Verdict<N>;
  /** One for each boundary, in the unit of the margins; negative beyond it. */
  distancesAt: (point: Point<N>) => readonly number[];
  baseDistances: readonly number[];
}

function fieldAround<N extends Names>(model: Model<N>, assumption: number): Field<N> {
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

/** The variables whose value is not given. A range is stretched to a slider that stands outside it. */
function variablesOf<N extends Names>(model: Model<N>, assumption: number) {
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

function withFalls<N extends Names>(
  { base, verdict, verdictAt, distancesAt, baseDistances }: Field<N>,
  { name, range }: { name: Variable<N>; range: Range },
): MovedVariable<N> {
  const ends = range.map((end) => ({ end, distances: distancesAt({ ...base, [name]: end }) }));
  const falls = baseDistances.map((baseDistance, boundary) => {
    const distanceOf = (one: (typeof ends)[number]) => one.distances[boundary] ?? Infinity;
    const worst = least(ends, distanceOf);
    const fall = worst ? baseDistance - distanceOf(worst) : 0;
    return { name, end: worst?.end ?? base[name], fall };
  });
  const changedAt = range.find((end) => verdictAt({ ...base, [name]: end }) !== verdict);
  return { name, range, falls, changedAt };
}

/** The part of the distance to a boundary that a variable alone covers; 1 if it just reaches the boundary. */
function weightOf<N extends Names>(
  { baseDistances }: Field<N>,
  falls: readonly { fall: number }[],
) {
  return max(falls, ({ fall }, boundary) => fall / (baseDistances[boundary] || 1)) ?? 0;
}

/** Moves the heaviest variables of a boundary together, each by the same share of the way to its worst end. */
function jointTest<N extends Names>(
  { base, distancesAt, baseDistances }: Field<N>,
  variables: readonly MovedVariable<N>[],
) {
  const tests = baseDistances.map((baseDistance, boundary) => {
    const falls = variables.flatMap(({ falls }) => falls.slice(boundary, boundary + 1));
    const heaviest = sort(falls, ({ fall }) => -fall).slice(0, limits.heaviest);
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
    (one, two) => (one.share ?? 2) - (two.share ?? 2) || two.reach - one.reach,
  );
  return first;
}

function tryAlone<N extends Names>(
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
