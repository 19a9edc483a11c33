import { expect, it } from 'vitest';
import { readNamespace } from '../../src/i18n/readNamespace';
import { sampleSlugs } from '../../src/site/catalogue';
import { languages } from '../../src/site/languages';
import { crowdedTexts } from './samplePlaceholders';

it('finds a sentence with two placeholders, not two sentences with one each', () => {
  const content = {
    why: 'It costs {{cost}} and brings {{gain}}.',
    value: ['Prices fall by {{position, number}}%.', 'Year {{year}}. It costs {{cost}}.'],
  };
  expect(crowdedTexts(content, 'en')).toEqual(['why']);
});

it.each(languages)('no sentence of a sample paper has two placeholders, $code', ({ code }) => {
  const papers = sampleSlugs.map((slug) => readNamespace(code, `samples/${slug}`));
  const found = [readNamespace(code, 'samples'), ...papers].flatMap((content) =>
    crowdedTexts(content, code),
  );
  expect(found).toEqual([]);
});
