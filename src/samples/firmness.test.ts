import { describe, expect, it } from 'vitest';
import { changesOf, firmnessOf } from './firmness';
import { landUse } from './landUse';
import { baseValues, keysOf, verdictOf } from './model';
import { portOptions } from './portOptions';
import { models } from './samples';
import { thresholdsOf } from './thresholds';
import { tollGuarantee } from './tollGuarantee';
import { visitorSpending } from './visitorSpending';

describe('thresholds', () => {
  it('have a range that comes from each input in turn at either end of its range', () => {
    const [within] = thresholdsOf(tollGuarantee);
    const limitInPercentOfRevenue = (9 / 40) * 100;
    const [asked, leastAsked] = [80, 70];
    const [opening, leastOpening] = [0.75, 0.6];
    expect(within?.beginsAt).toBeCloseTo((asked - limitInPercentOfRevenue) / opening, 6);
    expect(within?.range[0]).toBeCloseTo((leastAsked - limitInPercentOfRevenue) / opening, 6);
    expect(within?.range[1]).toBeCloseTo((asked - limitInPercentOfRevenue) / leastOpening, 6);
  });

  it('may be beyond the end of the slider', () => {
    const sale = thresholdsOf(portOptions).find(({ upperVerdict }) => upperVerdict === 'sale');
    expect(sale?.range[1]).toBeGreaterThan(portOptions.slider.max);
  });

  it('are infinite where a margin never changes its sign', () => {
    const model = {
      ...visitorSpending,
      inputs: {
        ...visitorSpending.inputs,
        guestsByMarketing: { value: 4000, range: [2500, 60000] as const },
      },
    };
    expect(thresholdsOf(model)[0]?.range[1]).toBe(Infinity);
  });
});

describe('firmness', () => {
  it('is firm outside the range of the threshold', () => {
    expect(firmnessOf(landUse, 0)).toEqual({ kind: 'firm' });
    expect(firmnessOf(tollGuarantee, 63)).toEqual({ kind: 'firm' });
  });

  it('names the input that a verdict depends on, the value that changes it, and the other verdict', () => {
    const { worst } = tollGuarantee.evaluate(baseValues(tollGuarantee), 70).figures;
    const onLimit = firmnessOf(tollGuarantee, 70);
    expect(onLimit).toMatchObject({ kind: 'depends', input: 'limitShare', otherVerdict: 'within' });
    expect('changesAt' in onLimit && onLimit.changesAt).toBeCloseTo((worst / 900) * 100, 3);
    const { supply } = visitorSpending.evaluate(baseValues(visitorSpending), 65).figures;
    const onMarketing = firmnessOf(visitorSpending, 65);
    expect(onMarketing).toMatchObject({
      kind: 'depends',
      input: 'guestsByMarketing',
      otherVerdict: 'marketing',
    });
    expect('changesAt' in onMarketing && onMarketing.changesAt).toBeCloseTo(supply, 1);
  });

  it('is too close to call where two options differ by less than the tolerance', () => {
    const { apartments, waiting } = landUse.evaluate(baseValues(landUse), -10).figures;
    const close = firmnessOf(landUse, -10);
    expect(close).toMatchObject({ kind: 'close', upperVerdict: 'build' });
    expect('difference' in close && close.difference).toBeCloseTo(apartments - waiting, 2);
  });

  it('ignores the small margin of a verdict that an earlier verdict excludes', () => {
    const model: typeof portOptions = {
      ...portOptions,
      evaluate: (values, assumption) => ({
        ...portOptions.evaluate(values, assumption),
        margins: { concession: -50, sale: 1 },
      }),
    };
    expect(firmnessOf(model, 30)).toEqual({ kind: 'firm' });
  });
});

it('finds the value of each decisive input that changes the verdict, in its range or near it', () => {
  const [salePrice, , recovery] = changesOf(landUse, 0);
  expect(salePrice).toMatchObject({ input: 'salePrice', isInRange: false });
  expect(salePrice?.changesAt).toBeCloseTo(2400.9, 1);
  // At an assumption of zero no price changes, so that recovery has no effect.
  expect(recovery).toMatchObject({ input: 'recovery', changesAt: undefined, isInRange: false });
  expect(changesOf(portOptions, 30)[0]).toMatchObject({ input: 'buyerReturn', isInRange: true });
});

describe.each(Object.entries(models))('%s', (_, model) => {
  const { min, max, step } = model.slider;
  const base = baseValues(model);
  const ranges = thresholdsOf(model).map(({ range }) => range);

  it('is not firm where one input at an end of its range changes the verdict', () => {
    for (let assumption = min; assumption <= max; assumption += step) {
      const verdict = verdictOf(model, model.evaluate(base, assumption));
      const others = keysOf(model.inputs).flatMap((input) =>
        (model.inputs[input]?.range ?? [])
          .map((value) => verdictOf(model, model.evaluate({ ...base, [input]: value }, assumption)))
          .filter((other) => other !== verdict),
      );
      const { kind } = firmnessOf(model, assumption);
      const isInside = ranges.some(([low, high]) => assumption > low && assumption < high);
      if (others.length > 0) expect(kind, String(assumption)).not.toBe('firm');
      if (kind === 'firm') expect(isInside, `${assumption} is under no bracket`).toBe(false);
      if (kind === 'depends') expect(isInside, `${assumption} is under a bracket`).toBe(true);
    }
  });
});
