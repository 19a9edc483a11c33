import { rootBetween } from './arithmetic';
import {
  baseValues,
  keysOf,
  slackOf,
  verdictOf,
  type Input,
  type Model,
  type Names,
} from './model';

/** How firm the answer is at a position. */
export type Firmness<N extends Names = Names> =
  | { kind: 'firm' }
  /** Inside the range of `input` the answer changes, at the value `at`. */
  | { kind: 'depends'; input: N['input']; at: number }
  /** The two sides of a boundary differ by less than the margin that the model names. */
  | { kind: 'close'; boundary: N['boundary']; difference: number };

/** A value of an input at which the answer changes; `undefined` where nothing near does. */
export interface Change<N extends Names = Names> extends Pick<Input, 'value' | 'range'> {
  input: N['input'];
  at: number | undefined;
  isInRange: boolean;
}

/** Tries one input at a time, at both ends of its range. */
export function firmness<N extends Names>(model: Model<N>, position: number): Firmness<N> {
  const { margins } = model.work(baseValues(model), position);
  for (const boundary of keysOf<N['boundary']>(margins)) {
    const difference = Math.abs(margins[boundary]);
    if (difference < model.closeCall) return { kind: 'close', boundary, difference };
  }
  const inputs = new Set([...model.decisive, ...keysOf<N['input']>(model.inputs)]);
  for (const input of inputs) {
    const [at] = changesOf(model, position, input, model.inputs[input].range);
    if (at !== undefined) return { kind: 'depends', input, at };
  }
  return { kind: 'firm' };
}

/** For each decisive input the value at which the answer changes, up to a range's width beyond it. */
export function changes<N extends Names>(model: Model<N>, position: number): Change<N>[] {
  return model.decisive.map((input) => {
    const { value, range } = model.inputs[input];
    const [low, high] = range;
    const wider = [Math.max(2 * low - high, 0), 2 * high - low];
    const [inside] = changesOf(model, position, input, range);
    const [outside] = changesOf(model, position, input, wider);
    return { input, value, range, at: inside ?? outside, isInRange: inside !== undefined };
  });
}

/** Where the verdict changes on the way from an input's base value to each of `ends`. */
function changesOf<N extends Names>(
  model: Model<N>,
  position: number,
  input: N['input'],
  ends: readonly number[],
): number[] {
  const base = baseValues(model);
  const verdict = verdictOf(model, model.work(base, position));
  const slack = (value: number) =>
    slackOf(model, verdict, model.work({ ...base, [input]: value }, position));
  return ends.flatMap((end) => rootBetween(slack, model.inputs[input].value, end) ?? []);
}
