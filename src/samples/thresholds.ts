import { rootBetween } from './arithmetic';
import { baseValues, keysOf, type Model, type Names } from './model';

export interface Threshold<UpperVerdict extends string = string> {
  upperVerdict: UpperVerdict;
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
export function thresholds<N extends Names>(model: Model<N>): Threshold<N['upperVerdict']>[] {
  const { min, max } = model.control;
  const [lowest, highest] = [2 * min - max, 2 * max - min];
  const base = baseValues(model);
  const runs = keysOf<N['input']>(model.inputs).flatMap((input) =>
    model.inputs[input].range.map((value) => ({ ...base, [input]: value })),
  );
  const [, ...upperVerdicts] = model.verdicts;
  return upperVerdicts.map((upperVerdict) => {
    const positionWith = (values: typeof base, offset = 0) => {
      const excess = (position: number) =>
        model.evaluate(values, position).margins[upperVerdict] - offset;
      const position = rootBetween(excess, lowest, highest);
      return position ?? (excess(lowest) >= 0 ? -Infinity : Infinity);
    };
    const at = positionWith(base);
    const others = runs.map((values) => positionWith(values));
    return {
      upperVerdict,
      at,
      range: [Math.min(at, ...others), Math.max(at, ...others)],
      close: [positionWith(base, -model.tolerance), positionWith(base, model.tolerance)],
    };
  });
}
