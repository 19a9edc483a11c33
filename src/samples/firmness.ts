import { rootBetween } from './arithmetic';
import { baseValues, keysOf, verdictOf, type Model, type Names } from './model';

export type Firmness<N extends Names = Names> =
  | { kind: 'firm' }
  | { kind: 'depends'; input: N['input']; at: number }
  /** The margin of `upperVerdict` is within the tolerance of the model. */
  | { kind: 'close'; upperVerdict: N['upperVerdict']; difference: number };

export type Answer<N extends Names> = ReturnType<typeof answerAt<N>>;
export function answerAt<N extends Names>(model: Model<N>, assumption: number) {
  const evaluation = model.evaluate(baseValues(model), assumption);
  const firm = firmness(model, assumption);
  return {
    evaluation,
    verdict: verdictOf(model, evaluation),
    firm,
    isClose: firm.kind === 'close',
  };
}

/** Tries one input at a time, at both ends of its range. */
export function firmness<N extends Names>(model: Model<N>, assumption: number): Firmness<N> {
  const { margins } = model.evaluate(baseValues(model), assumption);
  for (const upperVerdict of keysOf<N['upperVerdict']>(margins)) {
    const difference = Math.abs(margins[upperVerdict]);
    if (difference < model.tolerance) return { kind: 'close', upperVerdict, difference };
  }
  for (const input of new Set([...model.decisive, ...keysOf<N['input']>(model.inputs)])) {
    const at = changeTowards(model, assumption, input, model.inputs[input].range);
    if (at !== undefined) return { kind: 'depends', input, at };
  }
  return { kind: 'firm' };
}

/** For each decisive input the value, if any, at which the answer changes, up to a range's width beyond it. */
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

/** Where the verdict changes on the way from an input's base value to one of `ends`. */
function changeTowards<N extends Names>(
  model: Model<N>,
  assumption: number,
  input: N['input'],
  ends: readonly number[],
): number | undefined {
  const base = baseValues(model);
  const [, ...upperVerdicts] = model.verdicts;
  const passed = model.verdicts.indexOf(verdictOf(model, model.evaluate(base, assumption)));
  /** At or above zero where the verdict applies. */
  const slack = (value: number) => {
    const { margins } = model.evaluate({ ...base, [input]: value }, assumption);
    const slacks = upperVerdicts.map((upperVerdict, index) =>
      index < passed ? margins[upperVerdict] : -margins[upperVerdict],
    );
    return Math.min(...slacks.slice(0, passed + 1));
  };
  return ends
    .map((end) => rootBetween(slack, base[input], end))
    .find((value) => value !== undefined);
}
