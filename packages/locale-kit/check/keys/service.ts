import { limits, type KeyEntry } from './entry';

/** The keys of a file of `services/`. */
export const serviceKeys: readonly KeyEntry[] = [
  {
    key: 'title',
    what: 'Name of the service',
    where: 'Heading of its page, card on the home page, footer, browser tab',
    limits: limits.cardTitle,
  },
  {
    key: 'description',
    what: 'Description of the page',
    where: 'Search results, shared links',
    limits: limits.metaDescription,
  },
  {
    key: 'summary',
    what: 'What the service is, in a sentence',
    where: 'Card of the service on the home page',
    limits: limits.summary,
  },
  {
    key: 'intro',
    what: 'Introduction',
    where: 'Top of the service’s page',
    limits: limits.intro,
  },
  {
    key: 'phases.*.title',
    what: 'Title of a phase',
    where: 'Methodology on the service’s page',
    limits: limits.cardTitle,
  },
  {
    key: 'phases.*.description',
    what: 'What is done in a phase, and what the client holds at its end',
    where: 'Methodology on the service’s page',
    limits: limits.phase,
  },
];
