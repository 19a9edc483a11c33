import { describe, expect, it } from 'vitest';
import { changes, firmness } from './firmness';
import { landUse } from './landUse';
import { baseValues, keysOf, verdictOf } from './model';
import { portOptions } from './portOptions';
import { samples } from './samples';
import { thresholds } from './thresholds';
import { tollGuarantee } from './tollGuarantee';
import { visitorSpending } from './visitorSpending';

describe('thresholds', () => {
  it('range over the ends of one input after the other', () => {
    // Year 1 decides: t x opening + limit / revenue = level asked. Lowest with 70 % asked: 47.5 / 0.75;
    // highest with traffic that opens at 60 %: 57.5 / 0.6.
    const [within] = thresholds(tollGuarantee);
    expect(within?.at).toBeCloseTo(57.5 / 0.75, 6);
    expect(within?.range[0]).toBeCloseTo(47.5 / 0.75, 6);
    expect(within?.range[1]).toBeCloseTo(57.5 / 0.6, 6);
  });

  it('may lie beyond the control', () => {
    // Buyers who require 11.5 % pay for a gain only from far above 60 %; a required return of 9 %, too.
    const sale = thresholds(portOptions).find(({ verdict }) => verdict === 'sale');
    expect(sale?.range[1]).toBeGreaterThan(portOptions.control.max);
  });

  it('are infinite where one side of a boundary has no end', () => {
    const model = {
      ...visitorSpending,
      inputs: {
        ...visitorSpending.inputs,
        guestsByMarketing: { value: 4000, range: [2500, 60000] as const },
      },
    };
    expect(thresholds(model)[0]?.range[1]).toBe(Infinity);
  });
});

describe('firmness', () => {
  it('is firm outside the range of the threshold', () => {
    expect(firmness(landUse, 0)).toEqual({ kind: 'firm' });
    expect(firmness(tollGuarantee, 63)).toEqual({ kind: 'firm' });
  });

  it('names the input that an answer depends on, and the value that changes it', () => {
    // At 70 % of the forecast year 9 costs most: 11.295 million are 1.255 % of 900.
    const onLimit = firmness(tollGuarantee, 70);
    expect(onLimit).toMatchObject({ kind: 'depends', input: 'limitShare' });
    expect('at' in onLimit && onLimit.at).toBeCloseTo(1.255, 3);
    // At 65 % supply keeps what 4,401 guests leave: marketing that brings as many changes the answer.
    const onMarketing = firmness(visitorSpending, 65);
    expect(onMarketing).toMatchObject({ kind: 'depends', input: 'guestsByMarketing' });
    expect('at' in onMarketing && onMarketing.at).toBeCloseTo(4401.3, 1);
  });

  it('does not choose where two options differ by less than the margin', () => {
    // 339.98 - 338.86 at -10 %, beside 25.
    const firm = firmness(landUse, -10);
    expect(firm).toMatchObject({ kind: 'close', boundary: 'build' });
    expect('difference' in firm && firm.difference).toBeCloseTo(1.12, 2);
  });
});

it('tells for each decisive input where the answer changes, inside its range or near it', () => {
  const [salePrice, , recovery] = changes(landUse, 0);
  expect(salePrice).toMatchObject({ input: 'salePrice', isInRange: false });
  expect(salePrice?.at).toBeCloseTo(2400.9, 1);
  // Nothing is regained of no fall.
  expect(recovery).toMatchObject({ input: 'recovery', at: undefined, isInRange: false });
  expect(changes(portOptions, 30)[0]).toMatchObject({ input: 'buyerReturn', isInRange: true });
});

describe.each(Object.entries(samples))('%s', (_, model) => {
  const { min, max, step } = model.control;
  const base = baseValues(model);
  const ranges = thresholds(model).map(({ range }) => range);

  it('is never called firm where one input at an end of its range changes the answer', () => {
    for (let position = min; position <= max; position += step) {
      const verdict = verdictOf(model, model.work(base, position));
      const others = keysOf(model.inputs).flatMap((input) =>
        (model.inputs[input]?.range ?? [])
          .map((value) => verdictOf(model, model.work({ ...base, [input]: value }, position)))
          .filter((other) => other !== verdict),
      );
      const { kind } = firmness(model, position);
      const isInside = ranges.some(([low, high]) => position > low && position < high);
      if (others.length > 0) expect(kind, String(position)).not.toBe('firm');
      if (kind === 'firm') expect(isInside, `${position} is under no bracket`).toBe(false);
      if (kind === 'depends') expect(isInside, `${position} is under a bracket`).toBe(true);
    }
  });
});
