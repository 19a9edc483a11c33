import { languages, type Language } from './languages';
import { services, sampleSlugs, type ServiceSlug, type SampleSlug } from './catalogue';
import type { PracticeAnchor } from './practices';

export type Screen =
  | { name: 'home' }
  | { name: 'service'; slug: ServiceSlug }
  | { name: 'sample'; slug: SampleSlug }
  | { name: 'serviceNotFound' }
  | { name: 'notFound' };

export type ScreenOf<Name extends Screen['name']> = Extract<Screen, { name: Name }>;

export interface Page {
  language: Language;
  screen: Screen;
}

export type HomeSection = 'services' | 'about' | 'contact' | PracticeAnchor;

export function hrefOf(language: Language, screen: Screen, section?: HomeSection): string {
  const address = language.prefix + pathOf(screen) || '/';
  return section ? `${address}#${section}` : address;
}

function pathOf(screen: Screen): string {
  switch (screen.name) {
    case 'home':
      return '';
    case 'service':
      return `/services/${screen.slug}`;
    case 'sample':
      return `/services/${screen.slug}/sample`;
    // Hosts serve the not-found pages with status 404.
    case 'serviceNotFound':
      return '/services/404';
    case 'notFound':
      return '/404';
  }
}

export const indexedScreens: readonly Screen[] = [
  { name: 'home' },
  ...services.map((slug): Screen => ({ name: 'service', slug })),
  ...sampleSlugs.map((slug): Screen => ({ name: 'sample', slug })),
];

const notFoundScreens: readonly Screen[] = [{ name: 'notFound' }, { name: 'serviceNotFound' }];

export function isIndexed(screen: Screen): boolean {
  return screen.name !== 'notFound' && screen.name !== 'serviceNotFound';
}

export const prerenderedPages: readonly Page[] = languages.flatMap((language) =>
  [...indexedScreens, ...notFoundScreens].map((screen) => ({ language, screen })),
);

/** The screen of a prerendered page's path. */
export function screenAt(pathname: string): Screen | undefined {
  return prerenderedPages.find(({ language, screen }) => hrefOf(language, screen) === pathname)
    ?.screen;
}
