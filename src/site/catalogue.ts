import type { DeliverableId } from './deliverables';
import { practiceRecords, type PracticeId } from './practices';
import { serviceRecords, type ServiceSlug } from './services';

export type { PracticeId } from './practices';
export type { ServiceSlug } from './services';

const showsDrafts = typeof __DRAFTS__ !== 'undefined' && __DRAFTS__;
const allSlugs = Object.keys(serviceRecords) as ServiceSlug[];

export const draftServices = allSlugs.filter((slug) => serviceRecords[slug].draft);

export const services = allSlugs.filter((slug) => showsDrafts || !serviceRecords[slug].draft);

/** A practice may have no sample paper. */
const sampleByPractice = {
  realEstate: 'highest-and-best-use-analysis',
  urban: 'special-economic-zone-strategy-and-positioning',
  tourism: 'visitor-economy-strategy',
  nationalVision: 'public-private-partnership-strategy',
  specialProjects: 'large-scale-asset-monetization-strategy',
} as const satisfies Partial<Record<PracticeId, ServiceSlug>>;

export type SampleSlug = (typeof sampleByPractice)[keyof typeof sampleByPractice];
export const sampleSlugs: readonly SampleSlug[] = Object.values(sampleByPractice);

const sampleOf: Readonly<Partial<Record<PracticeId, SampleSlug>>> = sampleByPractice;

export const practices = practiceRecords.map((practice) => ({
  ...practice,
  services: services.filter((slug) => serviceRecords[slug].practice === practice.id),
  sampleSlug: sampleOf[practice.id],
}));
export type Practice = (typeof practices)[number];

export type SectionPractice = Extract<Practice, { listedIn: 'section' }>;
export const sectionPractices = practices.filter(
  (practice): practice is SectionPractice => practice.listedIn === 'section',
);

export function hasSample(slug: ServiceSlug): slug is SampleSlug {
  return (sampleSlugs as readonly ServiceSlug[]).includes(slug);
}

export function practiceOf(slug: ServiceSlug): Practice {
  const practice = practices.find(({ id }) => id === serviceRecords[slug].practice);
  if (!practice) throw new Error(`No practice of "${slug}"`);
  return practice;
}

export function featuredDeliverable(slug: ServiceSlug): DeliverableId {
  const { deliverables, featured } = serviceRecords[slug];
  return deliverables[featured];
}

export function siblingsOf(slug: ServiceSlug): ServiceSlug[] {
  return practiceOf(slug).services.filter((sibling) => sibling !== slug);
}

export function alternativesTo(slug: ServiceSlug): ServiceSlug[] {
  return serviceRecords[slug].alternatives.filter((alternative) => services.includes(alternative));
}
