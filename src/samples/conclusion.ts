import { baseValues, verdictOf, type Model, type Names } from './model';

export type VerdictOf<N extends Names> = Model<N>['verdicts'][number];

export interface Conclusion<N extends Names = Names> {
  evaluation: ReturnType<Model<N>['evaluate']>;
  verdict: VerdictOf<N>;
  /** If the result is too close to call: the upper verdict whose margin is within the tolerance. */
  closeTo: N['upperVerdict'] | undefined;
}

/** Evaluates the model once. Its firmness (firmness.ts) takes about a hundred evaluations. */
export function conclusionAt<N extends Names>(model: Model<N>, assumption: number): Conclusion<N> {
  const evaluation = model.evaluate(baseValues(model), assumption);
  const verdict = verdictOf(model, evaluation);
  const { margins } = evaluation;
  const closeTo = boundariesOf(model, verdict).find(
    (upperVerdict) => Math.abs(margins[upperVerdict]) < model.tolerance,
  );
  return { evaluation, verdict, closeTo };
}

/** The upper verdicts at whose thresholds `verdict` may change: those that are reached, and the next. */
export function boundariesOf<N extends Names>({ verdicts }: Model<N>, verdict: VerdictOf<N>) {
  const [, ...upperVerdicts] = verdicts;
  return upperVerdicts.slice(0, verdicts.indexOf(verdict) + 1);
}
