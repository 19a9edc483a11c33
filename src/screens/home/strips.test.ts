import { expect, it } from 'vitest';
import { readNamespace } from '../../i18n/readNamespace';
import { baseValues, verdictOf } from '../../samples/model';
import { models } from '../../samples/samples';
import { thresholdsOf } from '../../samples/thresholds';
import { sampleSlugs } from '../../site/catalogue';
import { languages } from '../../site/languages';
import { strips } from './strips';

it.each(sampleSlugs)('the strip of %s shows what its model computes', (slug) => {
  const model = models[slug];
  const { slider } = model;
  const { verdicts, columns, active } = strips[slug];
  const ends = [...thresholdsOf(model).map(({ beginsAt }) => beginsAt), slider.max];
  const shares = ends.map((end) => (100 * (end - slider.min)) / (slider.max - slider.min));
  const widths = columns.match(/\d+(?=fr)/g)?.map(Number) ?? [];
  expect(widths).toHaveLength(verdicts.length);
  let from = 0;
  for (const [index, share] of shares.entries()) {
    expect(Math.abs(share - from - (widths[index] ?? 0))).toBeLessThanOrEqual(1);
    from = share;
  }
  expect(verdicts).toEqual(model.verdicts.slice(0, verdicts.length));
  expect(active).toBe(verdictOf(model, model.evaluate(baseValues(model), slider.base)));
  for (const { code } of languages) {
    expect(Object.keys(readNamespace(code, 'services')[slug].sample.cells)).toEqual(model.verdicts);
  }
});
