import { expect, it } from 'vitest';
import { sampleSlugs } from '../site/catalogue';
import { languages } from '../site/languages';
import { samples } from '../samples/samples';
import { fillAmounts, writerOf } from '../samples/write';
import { localeFiles } from './localeFiles';

/** All texts of a file. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

it.each(languages.flatMap(({ code }) => sampleSlugs.map((slug) => [code, slug] as const)))(
  'fills every placeholder at every position, %s: %s',
  (code, slug) => {
    const source = localeFiles(code);
    const write = writerOf(source.format, source.samples().units);
    const { control, at } = samples[slug];
    const texts = textsIn(source.sample(slug));
    for (let position = control.min; position <= control.max; position += control.step) {
      const { values } = at(position);
      for (const text of texts) expect(fillAmounts(text, values, write)).not.toContain('{{');
    }
  },
);
