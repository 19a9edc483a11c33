import type { Screen } from './routes';

/** A page, or one of its sections, that answers for an old address. */
type Destination = Screen & { section?: string };

/**
 * Old addresses without the prefix of a language, in small letters, and where every host leads them in
 * each language: `'/services/old-name': { name: 'home', section: 'services' }`.
 */
export const moved: Readonly<Record<string, Destination>> = {};
