import { rootBetween } from './arithmetic';
import { baseValues, keysOf, verdictOf, type Model, type Names } from './model';

export type Firmness<N extends Names = Names> =
  | { kind: 'firm' }
  | { kind: 'depends'; input: N['input']; at: number }
  /** The two sides of a boundary differ by less than the margin that the model names. */
  | { kind: 'close'; boundary: N['boundary']; difference: number };

export type Answer<N extends Names> = ReturnType<typeof answerAt<N>>;
export function answerAt<N extends Names>(model: Model<N>, position: number) {
  const evaluation = model.evaluate(baseValues(model), position);
  const firm = firmness(model, position);
  return {
    evaluation,
    verdict: verdictOf(model, evaluation),
    firm,
    isClose: firm.kind === 'close',
  };
}

/** Tries one input at a time, at both ends of its range. */
export function firmness<N extends Names>(model: Model<N>, position: number): Firmness<N> {
  const { margins } = model.evaluate(baseValues(model), position);
  for (const boundary of keysOf<N['boundary']>(margins)) {
    const difference = Math.abs(margins[boundary]);
    if (difference < model.closeCall) return { kind: 'close', boundary, difference };
  }
  for (const input of new Set([...model.decisive, ...keysOf<N['input']>(model.inputs)])) {
    const at = changeTowards(model, position, input, model.inputs[input].range);
    if (at !== undefined) return { kind: 'depends', input, at };
  }
  return { kind: 'firm' };
}

/** For each decisive input the value, if any, at which the answer changes, up to a range's width beyond it. */
export function changes<N extends Names>(model: Model<N>, position: number) {
  return model.decisive.map((input) => {
    const { value, range } = model.inputs[input];
    const [low, high] = range;
    const wider = [Math.max(2 * low - high, 0), 2 * high - low];
    const inside = changeTowards(model, position, input, range);
    const at = inside ?? changeTowards(model, position, input, wider);
    return { input, value, range, at, isInRange: inside !== undefined };
  });
}

/** Where the verdict changes on the way from an input's base value to one of `ends`. */
function changeTowards<N extends Names>(
  model: Model<N>,
  position: number,
  input: N['input'],
  ends: readonly number[],
): number | undefined {
  const base = baseValues(model);
  const [, ...boundaries] = model.verdicts;
  const passed = model.verdicts.indexOf(verdictOf(model, model.evaluate(base, position)));
  /** At or above zero where the verdict applies. */
  const slack = (value: number) => {
    const { margins } = model.evaluate({ ...base, [input]: value }, position);
    const slacks = boundaries.map((boundary, index) =>
      index < passed ? margins[boundary] : -margins[boundary],
    );
    return Math.min(...slacks.slice(0, passed + 1));
  };
  return ends
    .map((end) => rootBetween(slack, base[input], end))
    .find((value) => value !== undefined);
}
