import { rootBetween } from './arithmetic';
import { baseValues, keysOf, verdictOf, type Model, type Names } from './model';

type Verdict<N extends Names> = Model<N>['verdicts'][number];

export type Firmness<N extends Names = Names> =
  | { kind: 'firm' }
  /** Beyond the value `at` of the input the answer is `to`. */
  | { kind: 'depends'; input: N['input']; at: number; to: Verdict<N> }
  /** The margin of `upperVerdict` is within the tolerance of the model. */
  | { kind: 'close'; upperVerdict: N['upperVerdict']; difference: number };

export type Answer<N extends Names> = ReturnType<typeof answerAt<N>>;
export function answerAt<N extends Names>(model: Model<N>, assumption: number) {
  const evaluation = model.evaluate(baseValues(model), assumption);
  const verdict = verdictOf(model, evaluation);
  const firmness = firmnessOf(model, assumption);
  return { evaluation, verdict, firmness, isClose: firmness.kind === 'close' };
}

/**
 * Tries one input at a time, at both ends of its range.
 * Example: with 70 % of the forecast traffic, the worst payment in `tollGuarantee` is 11.3 million and the
 * limit, 1 % of the budget, is 9. The answer `above` depends on `limitShare`: from 1.26 % on (its range is
 * 0.8 to 1.5) it would be `within`. With 63 % no input changes it: firm. With 76 % the margin is -0.2: close.
 */
export function firmnessOf<N extends Names>(model: Model<N>, assumption: number): Firmness<N> {
  const evaluation = model.evaluate(baseValues(model), assumption);
  const { margins } = evaluation;
  for (const upperVerdict of decidingVerdicts(model, verdictOf(model, evaluation))) {
    const difference = Math.abs(margins[upperVerdict]);
    if (difference < model.tolerance) return { kind: 'close', upperVerdict, difference };
  }
  for (const input of new Set([...model.decisive, ...keysOf<N['input']>(model.inputs)])) {
    const at = changeTowards(model, assumption, input, model.inputs[input].range);
    if (at === undefined) continue;
    const base = baseValues(model);
    const beyond = at + (at - base[input]) * 1e-6;
    const to = verdictOf(model, model.evaluate({ ...base, [input]: beyond }, assumption));
    return { kind: 'depends', input, at, to };
  }
  return { kind: 'firm' };
}

/** Where each decisive input changes the answer: in its range, or up to one range width outside it. */
export function changes<N extends Names>(model: Model<N>, assumption: number) {
  return model.decisive.map((input) => {
    const { value, range } = model.inputs[input];
    const [low, high] = range;
    const wider = [Math.max(2 * low - high, 0), 2 * high - low];
    const inside = changeTowards(model, assumption, input, range);
    const at = inside ?? changeTowards(model, assumption, input, wider);
    return { input, value, range, at, isInRange: inside !== undefined };
  });
}

/** The value at which the verdict changes between an input's base value and one of `ends`. */
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
  /** How far the verdict of the base case is from changing; negative if another verdict applies. */
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
