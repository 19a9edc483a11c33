import type { DeliverableId } from './deliverables';
import { practiceRecords, type PracticeId } from './practices';
import { serviceRecords, type ServiceSlug } from './services';

export type { PracticeId } from './practices';
export type { ServiceSlug } from './services';

const showsDrafts = typeof __DRAFTS__ !== 'undefined' && __DRAFTS__;
const allSlugs = Object.keys(serviceRecords) as ServiceSlug[];

/** Services that are being written. */
export const draftServices = allSlugs.filter((slug) => serviceRecords[slug].draft);

/** What the site shows: the drafts only where the build says so. */
export const services = allSlugs.filter((slug) => showsDrafts || !serviceRecords[slug].draft);

/** The finished paper on an invented case of each practice, by the service whose deliverable it is. */
const sampleOf = {
  realEstate: 'highest-and-best-use-analysis',
  urban: 'special-economic-zone-strategy-and-positioning',
  tourism: 'visitor-economy-strategy',
  nationalVision: 'public-private-partnership-strategy',
  specialProjects: 'large-scale-asset-monetization-strategy',
} as const satisfies Record<PracticeId, ServiceSlug>;

export type SampleSlug = (typeof sampleOf)[PracticeId];
export const sampleSlugs: readonly SampleSlug[] = Object.values(sampleOf);

export const practices = practiceRecords.map((practice) => ({
  ...practice,
  services: services.filter((slug) => serviceRecords[slug].practice === practice.id),
  sample: sampleOf[practice.id],
}));
export type Practice = (typeof practices)[number];

/** A practice whose services have a section of cards on the landing page. */
export type SectionPractice = Extract<Practice, { listedIn: 'section' }>;
export const sectionPractices = practices.filter(
  (practice): practice is SectionPractice => practice.listedIn === 'section',
);

/** Whether a service has a sample paper of its own. */
export function hasSample(slug: ServiceSlug): slug is SampleSlug {
  return (sampleSlugs as readonly ServiceSlug[]).includes(slug);
}

/** The practice that a service belongs to. */
export function practiceOf(slug: ServiceSlug): Practice {
  const practice = practices.find(({ id }) => id === serviceRecords[slug].practice);
  if (!practice) throw new Error(`No practice of "${slug}"`);
  return practice;
}

/** The deliverable that is typical of a service. */
export function ownDeliverable(slug: ServiceSlug): DeliverableId {
  const { deliverables, own } = serviceRecords[slug];
  return deliverables[own];
}

/** The other services of a service's practice, in their order. */
export function siblingsOf(slug: ServiceSlug): ServiceSlug[] {
  return practiceOf(slug).services.filter((other) => other !== slug);
}

/** The services that may fit better; a draft is named once it is published. */
export function alternativesTo(slug: ServiceSlug): ServiceSlug[] {
  return serviceRecords[slug].alternatives.filter((other) => services.includes(other));
}
