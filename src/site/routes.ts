import { languages, type Language } from './languages';
import { services, specimenSlugs, type ServiceSlug, type SpecimenSlug } from './catalogue';

/** What a page shows. */
export type Screen =
  | { name: 'home' }
  | { name: 'service'; slug: ServiceSlug }
  | { name: 'specimen'; slug: SpecimenSlug }
  | { name: 'serviceNotFound' }
  | { name: 'notFound' };

export interface Route {
  language: Language;
  screen: Screen;
}

const servicePath = '/services/';

/** Addresses at which the not-found pages are written; hosts serve them with status 404. */
const notFoundPath = '/404';
const serviceNotFoundPath = '/services/404';

/**
 * The path of a page: no trailing slash, no origin.
 * @param hash the id of a section, without `#`
 */
export function hrefOf(language: Language, screen: Screen, hash?: string): string {
  const path = language.prefix + pathOf(screen);
  const address = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return hash ? `${address}#${hash}` : address;
}

function pathOf(screen: Screen): string {
  switch (screen.name) {
    case 'home':
      return '/';
    case 'service':
      return servicePath + screen.slug;
    case 'specimen':
      return `${servicePath}${screen.slug}/specimen`;
    case 'serviceNotFound':
      return serviceNotFoundPath;
    case 'notFound':
      return notFoundPath;
  }
}

/** The screens that search engines may find, in the order of the sitemap. */
export const indexedScreens: readonly Screen[] = [
  { name: 'home' },
  ...services.map((slug): Screen => ({ name: 'service', slug })),
  ...specimenSlugs.map((slug): Screen => ({ name: 'specimen', slug })),
];

const notFoundScreens: readonly Screen[] = [{ name: 'notFound' }, { name: 'serviceNotFound' }];

/** Whether a screen belongs into the sitemap and has alternates. */
export function isIndexed(screen: Screen): boolean {
  return screen.name !== 'notFound' && screen.name !== 'serviceNotFound';
}

/** Every page in some languages: all screens, not-found pages included. */
export function routesIn(shown: readonly Language[]): Route[] {
  return shown.flatMap((language) =>
    [...indexedScreens, ...notFoundScreens].map((screen) => ({ language, screen })),
  );
}

/** Every page that is prerendered. */
export const prerenderedRoutes: readonly Route[] = routesIn(languages);
