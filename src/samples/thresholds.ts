import { rootBetween } from './arithmetic';
import { baseValues, type Model, type Names } from './model';

export interface Threshold<Boundary extends string = string> {
  /** The verdict that applies above it. */
  verdict: Boundary;
  at: number;
  /** Its lowest and highest position with one input after the other at the ends of its range. */
  range: readonly [low: number, high: number];
  /** Between these positions the two sides are too close to call. */
  close: readonly [low: number, high: number];
}

/**
 * Where the answer changes, for each verdict but the first. It is searched as far beyond the control
 * as the control is long; where a margin never changes its sign there, an end of `range` is infinite.
 */
export function thresholds<N extends Names>(model: Model<N>): Threshold<N['boundary']>[] {
  const [, ...boundaries] = model.verdicts;
  const base = baseValues(model);
  const inputs: N['input'][] = Object.keys(model.inputs);
  const runs = inputs.flatMap((input) =>
    model.inputs[input].range.map((value) => ({ ...base, [input]: value })),
  );
  return boundaries.map((verdict) => {
    const positionWith = (values: typeof base, margin = 0) =>
      positionOf(model, verdict, values, margin);
    const all = [base, ...runs].map((values) => positionWith(values));
    return {
      verdict,
      at: positionWith(base),
      range: [Math.min(...all), Math.max(...all)],
      close: [positionWith(base, -model.closeCall), positionWith(base, model.closeCall)],
    };
  });
}

function positionOf<N extends Names>(
  model: Model<N>,
  boundary: N['boundary'],
  values: Record<N['input'], number>,
  margin: number,
): number {
  const { min, max } = model.control;
  const excess = (position: number) => model.work(values, position).margins[boundary] - margin;
  const lowest = 2 * min - max;
  const position = rootBetween(excess, lowest, 2 * max - min);
  return position ?? (excess(lowest) >= 0 ? -Infinity : Infinity);
}
