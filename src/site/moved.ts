import type { HomeSection, Screen } from './hrefs';

type Destination = Screen & { section?: HomeSection };

/**
 * Redirects for old and for guessed addresses, in each language. Keys are in lower case and without
 * the prefix of a language.
 */
export const moved: Readonly<Record<string, Destination>> = {
  '/services': { name: 'home', section: 'services' },
};
