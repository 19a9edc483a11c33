import { expect, it } from 'vitest';
import { readNamespace } from '../../schemas/readNamespace';
import { roundedBeyond } from '../../samples/rounding';
import { models } from '../../samples/samples';
import { thresholdsOf } from '../../samples/thresholds';
import { sampleSlugs } from '../../site/catalogue';
import { languages } from '../../site/languages';
import { strips } from './strips';

it.each(sampleSlugs)('the strip of %s shows what its model computes', (slug) => {
  const model = models[slug];
  const { min, max, base } = model.slider;
  const { begins, columns, ...ends } = strips[slug];
  const thresholds = thresholdsOf(model);
  expect(ends).toEqual({ end: max, base });
  expect(Object.entries(begins)).toEqual([
    [model.verdicts[0], min],
    ...thresholds.map(({ upperVerdict, beginsAt }) => [
      upperVerdict,
      roundedBeyond(beginsAt, base),
    ]),
  ]);
  const widths = columns.match(/[\d.]+(?=fr)/g)?.map(Number) ?? [];
  expect(widths).toHaveLength(thresholds.length + 1);
  const shares = [...thresholds.map(({ beginsAt }) => beginsAt), max].map(
    (value) => (100 * (value - min)) / (max - min),
  );
  let from = 0;
  for (const [index, share] of shares.entries()) {
    expect(Math.abs(share - from - (widths[index] ?? 0))).toBeLessThanOrEqual(0.1);
    from = share;
  }
  for (const { code } of languages) {
    expect(Object.keys(readNamespace(code, 'services')[slug].sample.cells)).toEqual(model.verdicts);
  }
});
