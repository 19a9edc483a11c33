import { expect, it } from 'vitest';
import { specimenSlugs } from '../site/catalogue';
import { languages } from '../site/languages';
import { specimens } from '../specimens/specimens';
import { fillAmounts, writerOf } from '../specimens/write';
import { localeFiles } from './localeFiles';

/** All texts of a file. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

it.each(languages.flatMap(({ code }) => specimenSlugs.map((slug) => [code, slug] as const)))(
  'fills every placeholder at every position, %s: %s',
  (code, slug) => {
    const source = localeFiles(code);
    const write = writerOf(source.format, source.specimens().units);
    const { control, at } = specimens[slug];
    const texts = textsIn(source.specimen(slug));
    for (let position = control.min; position <= control.max; position += control.step) {
      const { values } = at(position);
      for (const text of texts) expect(fillAmounts(text, values, write)).not.toContain('{{');
    }
  },
);
