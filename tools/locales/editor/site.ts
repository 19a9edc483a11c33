import { allLanguages, defaultLanguage, type Language } from '../../../src/site/languages';
import { hrefOf, type Screen } from '../../../src/site/hrefs';
import { services, sampleSlugs } from '../../../src/site/catalogue';
import type { TextReference } from './texts';

/** What the editor knows of this site: nothing else of it imports `src/`. */
export { allLanguages };

/** The language that the others are translated from. */
export const source: Language = defaultLanguage;

/** The record of a language; that of the source for a code that the site doesn't have. */
export function languageOf(code: string): Language {
  return allLanguages.find((candidate) => candidate.code === code) ?? source;
}

/** The attributes of an element in a language: a text reads and looks as on its own pages. */
export function inLanguage(code: string) {
  const { direction, script } = languageOf(code);
  return { lang: code, dir: direction, 'data-script': script };
}

/** The page that shows a text: that of a service or sample paper, or else the landing page. */
export function addressOf({ language, name, key }: TextReference): string {
  const [folder, slug = key.split('.')[0]] = name.split('/');
  const service = services.find((one) => one === slug);
  const screen: Screen = service ? { name: 'service', slug: service } : { name: 'home' };
  const own = folder === 'samples' && sampleSlugs.find((one) => !slug || one === slug);
  const shown: Screen = own ? { name: 'sample', slug: own } : screen;
  return hrefOf(languageOf(language), shown);
}
