import { languages, type Language } from '../../src/site/languages';
import { hrefOf, isIndexed, prerenderedRoutes, type Route } from '../../src/site/routes';

/** A page of the built site, for a test to visit. */
export interface SitePage extends Route {
  address: string;
  /** What hosts answer it with. */
  status: 200 | 404;
}

/** Every page that is built, not-found pages included, in all languages. */
export const pagesOfTheSite: readonly SitePage[] = prerenderedRoutes.map((route) => ({
  ...route,
  address: hrefOf(route.language, route.screen),
  status: isIndexed(route.screen) ? 200 : 404,
}));

/** Milliseconds for a test that reads all pages, also on a machine that does other things. */
export const timeForAllPages = 180_000;

/** The pages of one language. */
export function pagesIn(language: Language): SitePage[] {
  return pagesOfTheSite.filter((page) => page.language.code === language.code);
}

/** One page for each screen of a language: the home page, a service, and the not-found pages. */
export function screensIn(language: Language): SitePage[] {
  const pages = pagesIn(language);
  return pages.filter(
    ({ screen }, index) => pages.findIndex((page) => page.screen.name === screen.name) === index,
  );
}

/**
 * Declares tests once for each language of the site.
 * @param declare gets the language, to name its tests and addresses
 */
export function eachLanguage(declare: (language: Language) => void): void {
  for (const language of languages) declare(language);
}
