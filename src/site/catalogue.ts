/**
 * THE catalogue: practices in the order of the landing page, services in the
 * order of their cards. Adding a service begins with one slug here and one JSON
 * file per language in `locales/<code>/services/`: CONTRIBUTING.md. The comments that end the lists
 * are where `npm run locales new-service` and `publish` put a slug.
 */
const records = [
  {
    id: 'realEstate',
    anchor: 'specialized-services',
    listedIn: 'section',
    services: [
      'highest-and-best-use-analysis',
      'development-strategy-and-phasing',
      'market-research-and-opportunity-identification',
      'commercial-feasibility-studies',
      'investment-attraction-strategy',
      'branded-residences-strategy-advisory',
      // services of realEstate
    ],
    samples: ['highest-and-best-use-analysis'],
    drafts: [
      // drafts of realEstate
    ],
  },
  {
    id: 'urban',
    anchor: 'urban-services',
    listedIn: 'overview',
    services: [
      'urban-development-and-regeneration-strategy',
      'special-economic-zone-strategy-and-positioning',
      'zone-governance-and-incentive-framework-advisory',
      // services of urban
    ],
    samples: ['special-economic-zone-strategy-and-positioning'],
    drafts: [
      // drafts of urban
    ],
  },
  {
    id: 'tourism',
    anchor: 'tourism-services',
    listedIn: 'section',
    services: [
      'destination-strategy-and-positioning',
      'tourism-market-research-and-demand-forecasting',
      'visitor-economy-strategy',
      'flagship-project-and-anchor-asset-strategy',
      'tourism-policy-and-investment-strategy-advisory',
      'cultural-heritage-and-eco-tourism-development-strategy',
      'global-benchmarking-of-tourism-models',
      // services of tourism
    ],
    samples: ['visitor-economy-strategy'],
    drafts: [
      // drafts of tourism
    ],
  },
  {
    id: 'nationalVision',
    anchor: 'national-vision-services',
    listedIn: 'section',
    services: [
      'national-visions-and-strategic-frameworks',
      'sector-development-roadmaps',
      'policy-and-institutional-framework-advisory',
      'public-private-partnership-strategy',
      'global-benchmarking-of-national-transformation-programs',
      'monitoring-and-adjustment-frameworks',
      // services of nationalVision
    ],
    samples: ['public-private-partnership-strategy'],
    drafts: [
      // drafts of nationalVision
    ],
  },
  {
    id: 'specialProjects',
    anchor: 'special-projects-services',
    listedIn: 'section',
    services: [
      'large-scale-asset-monetization-strategy',
      'destination-brand-development-advisory',
      'investor-outreach-strategy-and-phased-engagement-planning',
      'cross-border-expansion-advisory',
      'innovation-ecosystem-strategy',
      'sports-culture-and-mega-event-strategy-advisory',
      // services of specialProjects
    ],
    samples: ['large-scale-asset-monetization-strategy'],
    drafts: [
      // drafts of specialProjects
    ],
  },
] as const satisfies readonly PracticeEntry[];

interface PracticeEntry {
  id: string;
  /** Id of the place on the landing page where its services are listed. */
  anchor: string;
  /** Whether that is a section of cards of its own or its card in the overview. */
  listedIn: 'section' | 'overview';
  services: readonly string[];
  /** Services with a finished paper on an invented case: src/samples/samples.ts. */
  samples: readonly string[];
  /** Services that are being written: `npm run locales publish` moves a slug to the list above. */
  drafts: readonly string[];
}

export type SampleSlug = (typeof records)[number]['samples'][number];
export type ServiceSlug = (typeof records)[number]['services' | 'drafts'][number];
type Shown<Entry> = Entry extends PracticeEntry
  ? Omit<Entry, 'services' | 'drafts'> & { services: readonly ServiceSlug[] }
  : never;
export type Practice = Shown<(typeof records)[number]>;
export type PracticeId = Practice['id'];

const showsDrafts = typeof __DRAFTS__ !== 'undefined' && __DRAFTS__;

/** What the site shows: the drafts only where the build says so. */
export const practices: readonly Practice[] = records.map(({ drafts, ...practice }) => ({
  ...practice,
  services: showsDrafts ? [...practice.services, ...drafts] : practice.services,
}));

/** Services that are being written. */
export const draftServices: readonly ServiceSlug[] = records.flatMap(({ drafts }) => drafts);

/** A practice whose services have a section of cards on the landing page. */
export type SectionPractice = Extract<Practice, { listedIn: 'section' }>;

export const services: readonly ServiceSlug[] = practices.flatMap((practice) => practice.services);

export const sectionPractices = practices.filter(
  (practice): practice is SectionPractice => practice.listedIn === 'section',
);

/** The services that have a sample paper. */
export const sampleSlugs: readonly SampleSlug[] = records.flatMap(({ samples }) => samples);

/** Whether a service has a sample paper of its own. */
export function hasSample(slug: ServiceSlug): slug is SampleSlug {
  return (sampleSlugs as readonly string[]).includes(slug);
}

/** Whether the catalogue has a service with this slug. */
export function isService(slug: string): slug is ServiceSlug {
  return (services as readonly string[]).includes(slug);
}

/**
 * The practice that a service belongs to.
 * @throws if the catalogue has no such service
 */
export function practiceOf(slug: ServiceSlug): Practice {
  const practice = practices.find((one) => one.services.includes(slug));
  if (!practice) throw new Error(`No service "${slug}" in src/site/catalogue.ts`);
  return practice;
}

/** The other services of a service's practice, in their order. */
export function relatedTo(slug: ServiceSlug): ServiceSlug[] {
  return practiceOf(slug).services.filter((other) => other !== slug);
}
