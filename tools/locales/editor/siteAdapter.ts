import { i18nOf } from '../../../src/i18n/i18n';
import { sampleSlugs, services } from '../../../src/site/catalogue';
import { hrefOf } from '../../../src/site/hrefs';
import { allLanguages, defaultLanguage } from '../../../src/site/languages';
import type { TextReference } from '../files/keys';

// All that the editor imports from `src/`.
export { allLanguages, defaultLanguage as source, i18nOf };

/** The record of a language; that of the source for an unknown code. */
export function languageOf(code: string) {
  return allLanguages.find((language) => language.code === code) ?? defaultLanguage;
}

/** The attributes of an element whose text is in a language. */
export function inLanguage(code: string) {
  return { lang: code, dir: languageOf(code).direction };
}

/** The address of a page that shows a text: its service or sample paper, or else the landing page. */
export function addressOf({ language, name, key }: TextReference): string {
  const [folder, slug = key.split('.')[0]] = name.split('/');
  const service = services.find((known) => known === slug);
  const sample =
    folder === 'samples' && sampleSlugs.find((known) => name === folder || known === slug);
  if (sample) return hrefOf(languageOf(language), { name: 'sample', slug: sample });
  return hrefOf(
    languageOf(language),
    service ? { name: 'service', slug: service } : { name: 'home' },
  );
}
