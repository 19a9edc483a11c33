import { rootBetween } from './arithmetic';
import { baseValues, keysOf, type Model, type Names } from './model';

export interface Threshold<UpperVerdict extends string = string> {
  upperVerdict: UpperVerdict;
  at: number;
  /** The lowest and highest threshold when each input in turn is set to the ends of its range. */
  range: readonly [low: number, high: number];
  /** Between these assumptions the margin is within the tolerance. */
  close: readonly [low: number, high: number];
}

/**
 * The assumption at which each upper verdict begins. The search extends one slider width past either
 * end of the slider; if the margin has one sign there, the threshold is infinite.
 */
export function thresholdsOf<N extends Names>(model: Model<N>): Threshold<N['upperVerdict']>[] {
  const { min, max } = model.slider;
  const [lowest, highest] = [2 * min - max, 2 * max - min];
  const base = baseValues(model);
  const runs = keysOf<N['input']>(model.inputs).flatMap((input) =>
    model.inputs[input].range.map((value) => ({ ...base, [input]: value })),
  );
  const [, ...upperVerdicts] = model.verdicts;
  return upperVerdicts.map((upperVerdict) => {
    const assumptionWith = (values: typeof base, offset = 0) => {
      const excess = (assumption: number) =>
        model.evaluate(values, assumption).margins[upperVerdict] - offset;
      const assumption = rootBetween(excess, lowest, highest);
      return assumption ?? (excess(lowest) >= 0 ? -Infinity : Infinity);
    };
    const at = assumptionWith(base);
    const others = runs.map((values) => assumptionWith(values));
    return {
      upperVerdict,
      at,
      range: [Math.min(at, ...others), Math.max(at, ...others)],
      close: [assumptionWith(base, -model.tolerance), assumptionWith(base, model.tolerance)],
    };
  });
}
