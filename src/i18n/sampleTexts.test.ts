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
