import { rootBetween } from './arithmetic';
import { baseValues, keysOf, verdictOf, type Model, type Names } from './model';

type Verdict<N extends Names> = Model<N>['verdicts'][number];

export type Firmness<N extends Names = Names> =
  /** No input changes the verdict within its range. */
  | { kind: 'firm' }
  /** Beyond `changesAt`, a value in the input's range, `otherVerdict` applies. */
  | { kind: 'depends'; input: N['input']; changesAt: number; otherVerdict: Verdict<N> }
  /** Too close to call. The margin of `upperVerdict` is within the tolerance; `difference` is its absolute value. */
  | { kind: 'close'; upperVerdict: N['upperVerdict']; difference: number };

export type Conclusion<N extends Names> = ReturnType<typeof conclusionAt<N>>;
export function conclusionAt<N extends Names>(model: Model<N>, assumption: number) {
  const evaluation = model.evaluate(baseValues(model), assumption);
  const verdict = verdictOf(model, evaluation);
  const firmness = firmnessOf(model, assumption);
  return { evaluation, verdict, firmness, isClose: firmness.kind === 'close' };
}

/**
 * Sets one input at a time to either end of its range, the others to their base values.
 * Example: with 70 % of the forecast traffic, the worst payment in `tollGuarantee` is 11.3 million dollars.
 * The limit, 1 % of the budget, is 9 million, so the verdict is `above`. It depends on `limitShare`, whose
 * range is 0.8 to 1.5 %: from 1.26 % on, the verdict would be `within`. With 63 % of the traffic no input
 * changes the verdict: it is firm. With 76 % the margin is -0.2, within the tolerance of 0.4: too close to call.
 */
export function firmnessOf<N extends Names>(model: Model<N>, assumption: number): Firmness<N> {
  const base = baseValues(model);
  const evaluation = model.evaluate(base, assumption);
  for (const upperVerdict of reachedAndNext(model, verdictOf(model, evaluation))) {
    const difference = Math.abs(evaluation.margins[upperVerdict]);
    if (difference < model.tolerance) return { kind: 'close', upperVerdict, difference };
  }
  for (const input of new Set([...model.decisive, ...keysOf<N['input']>(model.inputs)])) {
    const changesAt = valueAtChange(model, assumption, input, model.inputs[input].range);
    if (changesAt === undefined) continue;
    const beyond = changesAt + (changesAt - base[input]) * 1e-6;
    const otherVerdict = verdictOf(model, model.evaluate({ ...base, [input]: beyond }, assumption));
    return { kind: 'depends', input, changesAt, otherVerdict };
  }
  return { kind: 'firm' };
}

/** The value of each decisive input at which the verdict changes, up to one range width outside its range. */
export function changesOf<N extends Names>(model: Model<N>, assumption: number) {
  return model.decisive.map((input) => {
    const { value, range } = model.inputs[input];
    const [low, high] = range;
    const widerRange = [Math.max(2 * low - high, 0), 2 * high - low];
    const changesAtInRange = valueAtChange(model, assumption, input, range);
    const changesAt = changesAtInRange ?? valueAtChange(model, assumption, input, widerRange);
    return { input, value, range, changesAt, isInRange: changesAtInRange !== undefined };
  });
}

/** The input's value at which the verdict changes between the base value and one of the `ends`, if it does. */
function valueAtChange<N extends Names>(
  model: Model<N>,
  assumption: number,
  input: N['input'],
  ends: readonly number[],
): number | undefined {
  const base = baseValues(model);
  const verdict = verdictOf(model, model.evaluate(base, assumption));
  const upperVerdicts = reachedAndNext(model, verdict);
  const verdictIndex = model.verdicts.indexOf(verdict);
  /** How far `verdict` is from changing; negative if another verdict applies. */
  const signedDistance = (value: number) => {
    const { margins } = model.evaluate({ ...base, [input]: value }, assumption);
    const distances = upperVerdicts.map((upperVerdict, index) =>
      index < verdictIndex ? margins[upperVerdict] : -margins[upperVerdict],
    );
    return Math.min(...distances);
  };
  return ends
    .map((end) => rootBetween(signedDistance, base[input], end))
    .find((value) => value !== undefined);
}

/** The upper verdicts up to `verdict`, which are reached, and the next one. */
function reachedAndNext<N extends Names>({ verdicts }: Model<N>, verdict: Verdict<N>) {
  const [, ...upperVerdicts] = verdicts;
  return upperVerdicts.slice(0, verdicts.indexOf(verdict) + 1);
}
