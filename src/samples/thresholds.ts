import { rootBetween } from './arithmetic';
import { baseValues, keysOf, type Model, type Names } from './model';

/** All numbers are values of the assumption. */
export interface Threshold<UpperVerdict extends string = string> {
  upperVerdict: UpperVerdict;
  /** Where the verdict begins if all inputs have their base values. */
  beginsAt: number;
  /** The lowest and highest `beginsAt` when each input in turn is set to the ends of its range. */
  range: readonly [low: number, high: number];
  /** Between these assumptions the margin is within the tolerance. */
  closeRange: readonly [low: number, high: number];
}

/**
 * The assumption at which each upper verdict begins. The search extends one slider width past either
 * end of the slider; if the margin has the same sign at both ends of the search, the threshold is infinite.
 */
export function thresholdsOf<N extends Names>(model: Model<N>): Threshold<N['upperVerdict']>[] {
  const { min, max } = model.slider;
  const [lowest, highest] = [2 * min - max, 2 * max - min];
  const base = baseValues(model);
  const variants = keysOf<N['input']>(model.inputs).flatMap((input) =>
    model.inputs[input].range.map((value) => ({ ...base, [input]: value })),
  );
  const [, ...upperVerdicts] = model.verdicts;
  return upperVerdicts.map((upperVerdict) => {
    /** The assumption at which the margin of the verdict reaches `margin`. */
    const assumptionAt = (margin: number, values: typeof base) => {
      const excess = (assumption: number) =>
        model.evaluate(values, assumption).margins[upperVerdict] - margin;
      const assumption = rootBetween(excess, lowest, highest);
      return assumption ?? (excess(lowest) >= 0 ? -Infinity : Infinity);
    };
    const beginsAt = assumptionAt(0, base);
    const otherBeginnings = variants.map((values) => assumptionAt(0, values));
    return {
      upperVerdict,
      beginsAt,
      range: [Math.min(beginsAt, ...otherBeginnings), Math.max(beginsAt, ...otherBeginnings)],
      closeRange: [assumptionAt(-model.tolerance, base), assumptionAt(model.tolerance, base)],
    };
  });
}
