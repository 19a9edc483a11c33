import type { HomeSection, Screen } from './hrefs';

/** A page, or one of its sections, that answers for an address which is no page's. */
type Destination = Screen & { section?: HomeSection };

/**
 * Old addresses and what people take for an address, in small letters and without the prefix of a
 * language, and where every host leads them in each language.
 */
export const moved: Readonly<Record<string, Destination>> = {
  '/services': { name: 'home', section: 'services' },
};
