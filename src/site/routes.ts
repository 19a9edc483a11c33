import { languages, type Language } from './languages';
import { services, sampleSlugs, type ServiceSlug, type SampleSlug } from './catalogue';

/** What a page shows. */
export type Screen =
  | { name: 'home' }
  | { name: 'service'; slug: ServiceSlug }
  | { name: 'sample'; slug: SampleSlug }
  | { name: 'serviceNotFound' }
  | { name: 'notFound' };

export interface Route {
  language: Language;
  screen: Screen;
}

/**
 * The path of a page: no trailing slash, no origin.
 * @param hash the id of a section, without `#`
 */
export function hrefOf(language: Language, screen: Screen, hash?: string): string {
  const address = language.prefix + pathOf(screen) || '/';
  return hash ? `${address}#${hash}` : address;
}

function pathOf(screen: Screen): string {
  switch (screen.name) {
    case 'home':
      return '';
    case 'service':
      return `/services/${screen.slug}`;
    case 'sample':
      return `/services/${screen.slug}/sample`;
    // Hosts serve these with status 404.
    case 'serviceNotFound':
      return '/services/404';
    case 'notFound':
      return '/404';
  }
}

/** The screens that search engines may find, in the order of the sitemap. */
export const indexedScreens: readonly Screen[] = [
  { name: 'home' },
  ...services.map((slug): Screen => ({ name: 'service', slug })),
  ...sampleSlugs.map((slug): Screen => ({ name: 'sample', slug })),
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
