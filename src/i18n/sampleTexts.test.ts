import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { sampleSlugs } from '../site/catalogue';
import { languages } from '../site/languages';
import { each } from '../samples/arithmetic';
import { samples } from '../samples/samples';
import { writerOf } from '../samples/write';
import { readNamespace } from './readNamespace';
import { splitSentence } from './splitSentence';

it.each(languages.flatMap((language) => sampleSlugs.map((slug) => [language, slug] as const)))(
  'fills every placeholder at every position, $code: %s',
  ({ code, format }, slug) => {
    const missing: string[] = [];
    const paper = readNamespace(code, `samples/${slug}`);
    const i18n = createInstance();
    void i18n.init({
      ...{ lng: code, initAsync: false, defaultNS: 'samples' },
      interpolation: { escapeValue: false, defaultVariables: { locale: format } },
      missingInterpolationHandler: (text: string) => void missing.push(text),
      resources: { [code]: { samples: readNamespace(code, 'samples'), paper: { paper } } },
    });
    const write = writerOf(i18n.getFixedT(code, 'samples'), format);
    const { control, at } = samples[slug];
    for (let position = control.min; position <= control.max; position += control.step) {
      const replace = each(at(position).values, (amount) => write(amount));
      const t = i18n.t as (key: string, options: object) => unknown;
      t('paper', { ns: 'paper', returnObjects: true, replace });
    }
    expect(missing).toEqual([]);
    // Links elsewhere say the first sentence of the verdict at the base of the case.
    const { verdict } = at(control.base);
    const [sentence] = splitSentence(paper.verdicts[verdict] ?? '');
    expect(readNamespace(code, 'services')[slug].verdict).toBe(sentence);
  },
);
