import { allLanguages, defaultLanguage, type Language } from '../../../src/site/languages';
import { hrefOf, type Screen } from '../../../src/site/routes';
import { isService, specimenSlugs } from '../../../src/site/catalogue';
import type { TextReference } from './texts';

export type { LocaleSource } from '../../../src/i18n/compose';

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

/** The page that shows the texts of a file: that of a service or specimen, or else the landing page. */
export function addressOf({ language, name }: TextReference): string {
  const [folder, slug = ''] = name.split('/');
  const screen = isService(slug) ? { name: 'service' as const, slug } : { name: 'home' as const };
  const own = folder === 'specimens' && specimenSlugs.find((one) => !slug || one === slug);
  const shown: Screen = own ? { name: 'specimen', slug: own } : screen;
  return import.meta.env.BASE_URL + hrefOf(languageOf(language), shown).slice(1);
}
