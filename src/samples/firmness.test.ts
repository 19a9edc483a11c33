import { range, sort } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { conclusionAt } from './conclusion';
import { firmnessOf } from './firmness';
import type { Trial } from './trials';
import { landUse } from './landUse';
import { baseValues, defineModel, keysOf, verdictOf, type Model } from './model';
import { portOptions } from './portOptions';
import { roundedBeyond } from './rounding';
import { models } from './samples';
import { tenantCost } from './tenantCost';
import { thresholdsOf } from './thresholds';
import { tollGuarantee } from './tollGuarantee';
import { visitorSpending } from './visitorSpending';

const sliderValues = ({ slider: { min, max, step } }: Model) => range(min, max + step, step);

describe.each(Object.entries(models))('%s', (_, model) => {
  const base = baseValues(model);
  /** Evaluates with one variable moved. */
  const evaluateWith = (assumption: number, name: string, value: number) =>
    name === 'assumption'
      ? model.evaluate(base, value)
      : model.evaluate({ ...base, [name]: value }, assumption);
  const rangeOf = (assumption: number, name: string) => {
    const [low, high] =
      (name === 'assumption' ? model.slider : model.inputs[name])?.range ?? ([0, 0] as const);
    return name === 'assumption'
      ? ([Math.min(low, assumption), Math.max(high, assumption)] as const)
      : ([low, high] as const);
  };

  it('counts and lists exactly the variables that change the verdict within their ranges', () => {
    for (const assumption of sliderValues(model)) {
      const verdict = verdictOf(model, model.evaluate(base, assumption));
      const changing = [...keysOf(model.inputs), 'assumption'].filter((name) => {
        const [low, high] = rangeOf(assumption, name);
        return range(41).some((step) => {
          const value = low + ((high - low) * step) / 40;
          return verdictOf(model, evaluateWith(assumption, name, value)) !== verdict;
        });
      });
      const { trials, count } = firmnessOf(model, assumption);
      const inRange = trials.filter(({ isInRange }) => isInRange).map(({ name }) => name);
      expect(sort(inRange), String(assumption)).toEqual(sort(changing));
      expect(count).toBe(changing.length);
    }
  }, 30_000);

  it('shows values at which the verdict has changed to the one that is shown, within the range if it says so', () => {
    for (const assumption of sliderValues(model)) {
      for (const { name, base: value, range: ends, ...trial } of firmnessOf(model, assumption)
        .trials) {
        if (trial.changesAt === undefined) continue;
        const shown = roundedBeyond(trial.changesAt, value);
        const { margins } = evaluateWith(assumption, name, shown);
        const message = `${name} at ${assumption}`;
        // Where the rounded value is the threshold itself, the margin is zero but for noise.
        const isOnThreshold = Object.values(margins).some((margin) => Math.abs(margin) < 1e-6);
        const verdict = verdictOf(model, evaluateWith(assumption, name, shown));
        if (!isOnThreshold) expect(verdict, message).toBe(trial.otherVerdict);
        if (!trial.isInRange) continue;
        expect(shown, message).toBeGreaterThanOrEqual(ends[0]);
        expect(shown, message).toBeLessThanOrEqual(ends[1]);
      }
    }
  });

  it('gives each answer the class that its count, its nearest way and its joint share define', () => {
    for (const assumption of sliderValues(model)) {
      const { kind, count, nearest, jointShare = Infinity, trials } = firmnessOf(model, assumption);
      const { closeTo } = conclusionAt(model, assumption);
      const way = nearest?.way ?? Infinity;
      const isFirm = count === 0 && jointShare > 0.5;
      const isOpen = count >= 3 || (count > 0 && way < 0.25);
      const expected = isFirm ? 'firm' : isOpen ? 'open' : 'conditional';
      expect(kind, String(assumption)).toBe(closeTo === undefined ? expected : 'close');
      expect(trials.length).toBeGreaterThanOrEqual(4);
      expect(trials.filter(({ isInJointTest }) => isInJointTest)).toHaveLength(4);
      // What changes the answer comes first, nearest first.
      const places = trials.map((trial) => (trial.isInRange ? trial.way : 1 + trial.way));
      expect(places).toEqual(sort(places));
    }
  });

  it('changes the verdict at the joint share, and not before', () => {
    for (const assumption of sliderValues(model)) {
      const { jointShare } = firmnessOf(model, assumption);
      const verdict = verdictOf(model, model.evaluate(base, assumption));
      const movedBy = (share: number) => jointVerdict(model, assumption, share);
      if (jointShare === undefined) expect(movedBy(1), String(assumption)).toEqual([verdict]);
      else {
        expect(movedBy(jointShare - 1e-4), String(assumption)).toEqual([verdict]);
        expect(movedBy(jointShare + 1e-4).length, String(assumption)).toBe(2);
      }
    }
  });

  it('has hatched cells where the result is too close to call, and nowhere else', () => {
    const ranges = thresholdsOf(model).map(({ closeRange }) => closeRange);
    for (const assumption of sliderValues(model)) {
      const isHatched = ranges.some(([low, high]) => assumption > low && assumption < high);
      const { closeTo } = conclusionAt(model, assumption);
      expect(closeTo !== undefined, String(assumption)).toBe(isHatched);
    }
  });
});

/** The verdicts with any choice of ends for the variables of the joint test, each moved by `share` of its way. */
function jointVerdict(model: Model, assumption: number, share: number): string[] {
  const base = baseValues(model);
  const verdict = verdictOf(model, model.evaluate(base, assumption));
  const moved = firmnessOf(model, assumption).trials.filter(({ isInJointTest }) => isInJointTest);
  const choices = range(2 ** moved.length).map((choice) => {
    const values = { ...base, assumption };
    for (const [index, { name, base: value, range: ends }] of moved.entries()) {
      const end = ends[(choice >> index) & 1] ?? value;
      Object.assign(values, { [name]: value + share * (end - value) });
    }
    return verdictOf(model, model.evaluate(values, values.assumption));
  });
  return [...new Set([verdict, ...choices])];
}

/** The trials as the page shows them: name, base value, value that changes the answer, in its range or not. */
const shownTrials = (model: Model, assumption = model.slider.base) =>
  firmnessOf(model, assumption).trials.map(({ name, base, changesAt, isInRange }: Trial) => [
    name,
    base,
    changesAt === undefined ? null : roundedBeyond(changesAt, base),
    isInRange,
  ]);

it('tells for each paper, in its base case, how firm the answer is and what would change it', () => {
  expect(firmnessOf(landUse, 0)).toMatchObject({ kind: 'conditional', count: 2 });
  expect(shownTrials(landUse)).toEqual([
    ['assumption', 0, -5.03, true],
    ['constructionCost', 1150, 1219, true],
    ['salePrice', 2700, 2546, false],
    ['priceSwing', 20, 28, false],
  ]);
  expect(firmnessOf(tenantCost, 48)).toMatchObject({ kind: 'open', count: 3 });
  expect(shownTrials(tenantCost)).toEqual([
    ['assumption', 48, 49.3, true],
    ['pay', 118, 114, true],
    ['rent', 36, 31.2, true],
    ['sealedHaulage', 1700, 1380, false],
  ]);
  expect(firmnessOf(visitorSpending, 50)).toMatchObject({ kind: 'open', count: 6 });
  expect(shownTrials(visitorSpending)).toEqual([
    ['assumption', 50, 47.2, true],
    ['guestsByMarketing', 4000, 4649, true],
    ['fading', 35, 28.4, true],
    ['boughtToday', 30, 32.8, true],
    ['additional', 75, 64.5, true],
    ['localKept', 68, 60.4, true],
  ]);
  expect(firmnessOf(tollGuarantee, 62)).toMatchObject({ kind: 'conditional', count: 1 });
  expect(shownTrials(tollGuarantee)).toEqual([
    ['assumption', 62, 82.2, true],
    ['opening', 70, 60.4, false],
    ['runningCost', 20, 25.9, false],
    ['debtService', 20, 22.3, false],
    ['cover', 105, 117, false],
  ]);
  expect(firmnessOf(portOptions, 25)).toMatchObject({ kind: 'firm', count: 0 });
  expect(shownTrials(portOptions)).toEqual([
    ['buyerPremium', 1.5, 0.195, false],
    ['assumption', 25, 10, false],
    ['bidShare', 70, 11.2, false],
    ['requiredReturn', 9.5, null, false],
    ['yearsToGain', 4, null, false],
  ]);
  const jointShares = [landUse, tenantCost, visitorSpending, tollGuarantee, portOptions].map(
    (model: Model) => Math.ceil((firmnessOf(model, model.slider.base).jointShare ?? 9) * 100),
  );
  expect(jointShares).toEqual([18, 10, 9, 39, 84]);
});

/** A model with the margin 10 − effects, where each of six inputs has the range −1 to 1. */
function modelWith(effects: Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', number>) {
  const input = { value: 0, range: [-1, 1] } as const;
  return defineModel({
    inputs: { a: input, b: input, c: input, d: input, e: input, f: input },
    slider: { min: 0, max: 1, step: 1, base: 0, range: [0, 0], ticks: [0, 1] },
    verdicts: ['lower', 'upper'],
    tolerance: 0.1,
    keyFigures: [],
    totalRow: 'margin',
    decimals: 0,
    chart: { kind: 'lines', min: 0, max: 20, ticks: [], labels: [] },
    evaluate(values) {
      const effect = keysOf(effects).reduce((sum, name) => sum + effects[name] * values[name], 0);
      const margin = 10 + effect;
      return {
        margins: { upper: margin },
        figures: { margin },
        table: { all: { margin } },
        lines: {},
      };
    },
    decisions: () => ({}),
  });
}
const none = { a: 0, b: 0, c: 0, d: 0, e: 0, f: 0 };

it('is firm if nothing changes the answer alone and four together do so only past half of the way', () => {
  const model = modelWith({ ...none, a: 4, b: 4, c: 4, d: 4, e: 3 });
  expect(firmnessOf(model, 0)).toMatchObject({ kind: 'firm', count: 0 });
  expect(firmnessOf(model, 0).jointShare).toBeCloseTo(10 / 16, 6);
});

it('is conditional if nothing changes the answer alone but four together do so before half of the way', () => {
  const model = modelWith({ ...none, a: 9, b: 9, c: 9, d: 9 });
  expect(firmnessOf(model, 0)).toMatchObject({ kind: 'conditional', count: 0 });
  expect(firmnessOf(model, 0).jointShare).toBeCloseTo(10 / 36, 6);
});

it('is conditional if one or two assumptions change it, open if three do or one does so nearby', () => {
  expect(firmnessOf(modelWith({ ...none, a: 15, b: 20 }), 0).kind).toBe('conditional');
  expect(firmnessOf(modelWith({ ...none, a: 15, b: 20, c: 25 }), 0).kind).toBe('open');
  const steep = firmnessOf(modelWith({ ...none, a: 50 }), 0);
  expect(steep.kind).toBe('open');
  expect(steep.nearest).toMatchObject({ name: 'a', otherVerdict: 'lower', isInRange: true });
  expect(steep.nearest?.changesAt).toBeCloseTo(-0.2, 6);
});

it('looks one width of the range outside it, and no further', () => {
  const trials = firmnessOf(modelWith({ ...none, a: -4, b: -3 }), 0).trials;
  expect(trials.find(({ name }) => name === 'a')).toMatchObject({ isInRange: false });
  expect(trials.find(({ name }) => name === 'a')?.changesAt).toBeCloseTo(2.5, 6);
  expect(trials.find(({ name }) => name === 'b')?.changesAt).toBeUndefined();
});

it('ignores the small margin of a verdict that an earlier verdict excludes', () => {
  const model: typeof portOptions = {
    ...portOptions,
    evaluate: (values, assumption) => ({
      ...portOptions.evaluate(values, assumption),
      margins: { concession: -50, sale: 1 },
    }),
  };
  expect(conclusionAt(model, 30).closeTo).toBeUndefined();
});
