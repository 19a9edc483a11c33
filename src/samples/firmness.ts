import { rootBetween } from './arithmetic';
import { baseValues, keysOf, verdictOf, type Model, type Names } from './model';

type Verdict<N extends Names> = Model<N>['verdicts'][number];

export type Firmness<N extends Names = Names> =
  | { kind: 'firm' }
  /** Beyond the value `changesAt` of the input, `otherVerdict` applies. */
  | { kind: 'depends'; input: N['input']; changesAt: number; otherVerdict: Verdict<N> }
  /** The margin of `upperVerdict` is within the tolerance; `difference` is the margin without its sign. */
  | { kind: 'close'; upperVerdict: N['upperVerdict']; difference: number };

/** All that a model says about one assumption, with its inputs at their base values. */
export type Conclusion<N extends Names> = ReturnType<typeof conclusionAt<N>>;
export function conclusionAt<N extends Names>(model: Model<N>, assumption: number) {
  const evaluation = model.evaluate(baseValues(model), assumption);
  const verdict = verdictOf(model, evaluation);
  const firmness = firmnessOf(model, assumption);
  return { evaluation, verdict, firmness, isClose: firmness.kind === 'close' };
}

/**
 * Tries one input at a time, at both ends of its range.
 * Example: with 70 % of the forecast traffic, the worst payment in `tollGuarantee` is 11.3 million dollars
 * and the limit, 1 % of the budget, is 9. The verdict `above` depends on `limitShare`: from 1.26 % on (its
 * range is 0.8 to 1.5) it would be `within`. With 63 % of the traffic no input changes the verdict: firm.
 * With 76 % the margin is -0.2, within the tolerance of 0.4: close.
 */
export function firmnessOf<N extends Names>(model: Model<N>, assumption: number): Firmness<N> {
  const base = baseValues(model);
  const evaluation = model.evaluate(base, assumption);
  for (const upperVerdict of decidingVerdicts(model, verdictOf(model, evaluation))) {
    const difference = Math.abs(evaluation.margins[upperVerdict]);
    if (difference < model.tolerance) return { kind: 'close', upperVerdict, difference };
  }
  for (const input of new Set([...model.decisive, ...keysOf<N['input']>(model.inputs)])) {
    const changesAt = changeTowards(model, assumption, input, model.inputs[input].range);
    if (changesAt === undefined) continue;
    const beyond = changesAt + (changesAt - base[input]) * 1e-6;
    const otherVerdict = verdictOf(model, model.evaluate({ ...base, [input]: beyond }, assumption));
    return { kind: 'depends', input, changesAt, otherVerdict };
  }
  return { kind: 'firm' };
}

/** Where each decisive input changes the verdict: in its range, or up to one range width outside it. */
export function changes<N extends Names>(model: Model<N>, assumption: number) {
  return model.decisive.map((input) => {
    const { value, range } = model.inputs[input];
    const [low, high] = range;
    const widerRange = [Math.max(2 * low - high, 0), 2 * high - low];
    const inRange = changeTowards(model, assumption, input, range);
    const changesAt = inRange ?? changeTowards(model, assumption, input, widerRange);
    return { input, value, range, changesAt, isInRange: inRange !== undefined };
  });
}

/** The value at which the verdict changes between the input's base value and an end, if it does. */
function changeTowards<N extends Names>(
  model: Model<N>,
  assumption: number,
  input: N['input'],
  ends: readonly number[],
): number | undefined {
  const base = baseValues(model);
  const verdict = verdictOf(model, model.evaluate(base, assumption));
  const deciding = decidingVerdicts(model, verdict);
  const verdictIndex = model.verdicts.indexOf(verdict);
  /** How far `verdict` is from changing; negative if another verdict applies. */
  const signedDistance = (value: number) => {
    const { margins } = model.evaluate({ ...base, [input]: value }, assumption);
    const distances = deciding.map((upperVerdict, index) =>
      index < verdictIndex ? margins[upperVerdict] : -margins[upperVerdict],
    );
    return Math.min(...distances);
  };
  return ends
    .map((end) => rootBetween(signedDistance, base[input], end))
    .find((value) => value !== undefined);
}

/** The upper verdicts whose margins decide: all up to `verdict`, and the next one. */
function decidingVerdicts<N extends Names>({ verdicts }: Model<N>, verdict: Verdict<N>) {
  const [, ...upperVerdicts] = verdicts;
  return upperVerdicts.slice(0, verdicts.indexOf(verdict) + 1);
}
