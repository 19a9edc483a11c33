import { expect, it } from 'vitest';
import { models } from '../samples/samples';
import { baseValues, verdictOf } from '../samples/model';
import { sampleSlugs } from '../site/catalogue';
import { languages } from '../site/languages';
import { readNamespace } from './readNamespace';

it.each(languages.flatMap(({ code }) => sampleSlugs.map((slug) => [code, slug] as const)))(
  'the card of a sample paper answers as the paper does in its base case, %s: %s',
  (code, slug) => {
    const model = models[slug];
    const verdict = verdictOf(model, model.evaluate(baseValues(model), model.slider.base));
    const { answer } = readNamespace(code, 'services')[slug].sample;
    expect(answer).toBe(readNamespace(code, `samples/${slug}`).verdicts[verdict]?.answer);
  },
);
