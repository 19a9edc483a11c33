import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { models } from '../../src/samples/samples';
import { practices } from '../../src/site/catalogue';
import { drawSample } from './samples';

it.each(practices)('the miniature of $id shows what its model computes', ({ id, sampleSlug }) => {
  const drawn = readFileSync(`src/drawings/sample-${id}.svg`, 'utf8');
  expect(drawn, 'run `npm run art -- samples`').toBe(drawSample(models[sampleSlug]));
});
