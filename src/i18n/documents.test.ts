import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { services } from '../site/catalogue';
import { languages } from '../site/languages';
import { localeFiles } from './localeFiles';

interface Term {
  id: string;
  [language: string]: string;
}

const glossary = JSON.parse(readFileSync('locales/glossary.json', 'utf8')) as Term[];
const documents = glossary.filter(({ id }) => id.startsWith('document.'));

describe('the documents of the services', () => {
  it.each(languages)('are those of the glossary, the same in each language: $code', ({ code }) => {
    const english = localeFiles('en');
    for (const slug of services) {
      const { phases } = localeFiles(code).service(slug);
      const names = phases.map(({ output }) => output.name);
      const agreed = english
        .service(slug)
        .phases.map(({ output }) => documents.find(({ en }) => en === output.name)?.[code]);
      expect(names, slug).toEqual(agreed);
    }
  });

  it('recur: the house has some forty', () => {
    expect(documents.length).toBeLessThanOrEqual(44);
  });
});
