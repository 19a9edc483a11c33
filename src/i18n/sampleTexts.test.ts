import { mean, range } from 'd3-array';
import { expect, it } from 'vitest';
import { firmnessOf } from '../samples/firmness';
import { landUse } from '../samples/landUse';
import { baseValues, verdictOf } from '../samples/model';
import { portOptions } from '../samples/portOptions';
import { models } from '../samples/samples';
import { tenantCost } from '../samples/tenantCost';
import { tollGuarantee } from '../samples/tollGuarantee';
import { visitorSpending } from '../samples/visitorSpending';
import { sampleSlugs, type SampleSlug } from '../site/catalogue';
import { languages } from '../site/languages';
import { readNamespace } from '../schemas/readNamespace';

it.each(languages.flatMap(({ code }) => sampleSlugs.map((slug) => [code, slug] as const)))(
  'the card of a sample paper answers as the paper does in its base case, %s: %s',
  (code, slug) => {
    const model = models[slug];
    const verdict = verdictOf(model, model.evaluate(baseValues(model), model.slider.base));
    const { answer } = readNamespace(code, 'services')[slug].sample;
    expect(answer).toBe(readNamespace(code, `samples/${slug}`).verdicts[verdict]?.answer);
  },
);

it.each(sampleSlugs)(
  'each number of a decision has one place in its texts, no other has: %s',
  (slug) => {
    const model = models[slug];
    for (const { code } of languages) {
      const { decide } = readNamespace(code, `samples/${slug}`);
      for (const [id, value] of Object.entries(model.decisions(baseValues(model)))) {
        const { what = '', who = '', when = '', cost = '' } = decide[id] ?? {};
        const places = (texts: string[]) => texts.join(' ').split('{{value, number}}').length - 1;
        expect(places([what, cost]), `${code} ${id}`).toBe(value === null ? 0 : 1);
        expect(places([who, when]), `${code} ${id}`).toBe(0);
      }
    }
  },
);

/** The numbers of the model that the case of a paper states, in the order of the English text. */
const numbersOfCase: Readonly<Record<SampleSlug, readonly number[]>> = {
  'highest-and-best-use-analysis': [],
  'special-economic-zone-strategy-and-positioning': [tenantCost.inputs.minimumTax.value],
  'visitor-economy-strategy': [
    visitorSpending.inputs.budget.value,
    visitorSpending.inputs.boughtToday.value,
    ...[38, 47, 65],
  ],
  'public-private-partnership-strategy': [
    15,
    12,
    tollGuarantee.inputs.askedShare.value,
    tollGuarantee.inputs.limitShare.value,
    ...tollGuarantee.slider.range,
    78,
  ],
  'large-scale-asset-monetization-strategy': [
    portOptions.inputs.earnings.value,
    ...[14, 21, 40],
    25,
    portOptions.inputs.revenueShare.value,
  ],
};

it.each(sampleSlugs)('states in its case the numbers that its model counts with: %s', (slug) => {
  for (const { code } of languages) {
    const { case: text } = readNamespace(code, `samples/${slug}`);
    const numbers = [...text.matchAll(/\d+/gu)].map(([number]) => Number(number));
    expect(numbers.sort(), code).toEqual([...numbersOfCase[slug]].sort());
  }
});

it('takes the mean of the cases elsewhere as the base value, and their extremes as its range', () => {
  expect(mean([38, 47, 65])).toBe(visitorSpending.slider.base);
  expect(visitorSpending.slider.range).toEqual([38, 65]);
  expect(mean([14, 21, 40])).toBe(portOptions.slider.base);
  expect(portOptions.slider.range).toEqual([14, 40]);
});

it('states the share of apartments for which the condition on prices is computed', () => {
  const { offPlan } = landUse.inputs;
  for (const { code } of languages) {
    const { decide } = readNamespace(code, 'samples/highest-and-best-use-analysis');
    expect(decide['leastPrice']?.what, code).toMatch(new RegExp(`${offPlan.value}\\s?%`, 'u'));
  }
});

it('has a word for each number of assumptions that a paper says', () => {
  const counts = Object.values(models).flatMap((model) =>
    range(model.slider.min, model.slider.max + model.slider.step, model.slider.step)
      .map((assumption) => firmnessOf(model, assumption))
      .filter(({ kind }) => kind !== 'close')
      .map(({ count }) => count),
  );
  for (const { code } of languages) {
    const { numbers } = readNamespace(code, 'samples').firmness;
    expect(Math.max(...counts), code).toBeLessThan(numbers.length + 2);
  }
});
