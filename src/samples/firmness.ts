import { sort } from 'd3-array';
import { conclusionAt, type Conclusion } from './conclusion';
import type { Model, Names } from './model';
import {
  fieldAround,
  heaviestCount,
  jointTest,
  tryAlone,
  variablesOf,
  weightOf,
  withFalls,
  type Trial,
} from './trials';

export interface Firmness<N extends Names = Names> {
  kind: 'firm' | 'conditional' | 'open' | 'close';
  /** How many variables change the verdict, each alone and within its range. */
  count: number;
  /** The variable that changes the verdict most easily. */
  nearest: Trial<N> | undefined;
  /** The share of the way to their worst ends at which the heaviest variables together change the verdict, if any. */
  jointShare: number | undefined;
  /** All variables that change the verdict, nearest first; then those of the joint test; at least `heaviestCount`. */
  trials: readonly Trial<N>[];
}

const limits = {
  /**
   * A verdict that changes at a smaller joint share is not firm. If nine true values in ten are within their ranges, an
   * error as large as four independent, equally heavy variables half way out has about one chance in twenty.
   */
  firmShare: 0.5,
  openCount: 3,
  openWay: 0.25,
};

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
        changedAt !== undefined || joint.names.has(name) || rank < heaviestCount,
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
