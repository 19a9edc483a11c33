import type { ServiceSlug } from './catalogue';

/** What the page of a service refers to. Why it does so stands in the texts of the service. */
export interface Brief {
  /** What is read alongside, by its entry in `references.json`. */
  references: readonly ReferenceId[];
  /** The services that may fit better. */
  neighbours: readonly ServiceSlug[];
}

/** Standards and sources, in the order of `references.json`. */
export const referenceIds = [
  'ivs',
  'ifrs-13',
  'vggt',
  'icms',
  'iso-15686-5',
  'iso-21505',
  'iso-20121',
  'ipms',
  'usali',
  'wipo-trademark-licences',
  'ifc-ps',
  'aaoifi-shariah',
  'un-model-tax',
  'ny-convention',
  'riyadh-convention',
  'ohada-companies',
  'wh-guidelines',
  'icomos-tourism-2022',
  'iucn-visitors',
  'icc-marketing-code',
  'wipo-brand-db',
  'un-arabic-romanization',
  'gstc-destination',
  'dmo-guidelines',
  'yamoussoukro',
  'ig-utp',
  'new-urban-agenda',
  'hul',
  'un-evictions',
  'oecd-soe',
  'pima',
  'santiago',
  'gfsm',
  'composite-indicators',
  'wdi',
  'pefa',
  'sna',
  'agenda-2030',
  'agenda-2063',
  'fiscal-transparency',
  'oecd-regulatory-policy',
  'governance-of-regulators',
  'african-public-service-charter',
  'ppp-reference-guide',
  'uncitral-ppp',
  'pfram',
  'ipsas-32',
  'isic',
  'icc-esomar',
  'un-fpos',
  'rppi-handbook',
  'un-comtrade',
  'oecd-dac-criteria',
  'oecd-evaluation-glossary',
  'sdg-indicators',
  'issai-300',
  'ilpa-ddq',
  'wir',
  'icsid',
  'tax-incentives-options',
  'fatf',
  'globe',
  'scm',
  'oecd-ftz',
  'rkc-annex-d',
  'gcc-customs-law',
  'afcfta-annex-2',
  'unido-parks',
  'oecd-global-events',
  'ioc-legacy',
  'bie-convention',
  'irts',
  'tsa',
  'sf-mst',
  'bpm',
  'un-tourism-database',
  'sustainable-tourism-guide',
  'ilo-tourism',
  'gats',
  'oslo',
  'frascati',
  'uncitral-insolvency',
  'tbt',
] as const;

export type ReferenceId = (typeof referenceIds)[number];

/** The briefs of the services by slug. The locale check holds their texts against them. */
const briefs: Readonly<Partial<Record<string, Brief>>> = {
  'highest-and-best-use-analysis': {
    references: ['ivs', 'ifrs-13', 'vggt'],
    neighbours: ['commercial-feasibility-studies', 'development-strategy-and-phasing'],
  },
  'development-strategy-and-phasing': {
    references: ['ig-utp', 'icms', 'iso-21505'],
    neighbours: ['highest-and-best-use-analysis', 'urban-development-and-regeneration-strategy'],
  },
  'market-research-and-opportunity-identification': {
    references: ['un-fpos', 'icc-esomar', 'rppi-handbook'],
    neighbours: [
      'commercial-feasibility-studies',
      'tourism-market-research-and-demand-forecasting',
    ],
  },
  'commercial-feasibility-studies': {
    references: ['icms', 'ifc-ps', 'aaoifi-shariah'],
    neighbours: ['highest-and-best-use-analysis', 'market-research-and-opportunity-identification'],
  },
  'investment-attraction-strategy': {
    references: ['wir', 'icsid', 'tax-incentives-options'],
    neighbours: [
      'investor-outreach-strategy-and-phased-engagement-planning',
      'public-private-partnership-strategy',
    ],
  },
  'branded-residences-strategy-advisory': {
    references: ['usali', 'ipms', 'wipo-trademark-licences'],
    neighbours: ['commercial-feasibility-studies', 'highest-and-best-use-analysis'],
  },
  'urban-development-and-regeneration-strategy': {
    references: ['new-urban-agenda', 'ig-utp', 'hul', 'un-evictions'],
    neighbours: [
      'development-strategy-and-phasing',
      'cultural-heritage-and-eco-tourism-development-strategy',
    ],
  },
  'special-economic-zone-strategy-and-positioning': {
    references: ['afcfta-annex-2', 'gcc-customs-law', 'rkc-annex-d', 'unido-parks'],
    neighbours: [
      'zone-governance-and-incentive-framework-advisory',
      'investment-attraction-strategy',
    ],
  },
  'zone-governance-and-incentive-framework-advisory': {
    references: ['globe', 'scm', 'fatf', 'oecd-ftz'],
    neighbours: [
      'special-economic-zone-strategy-and-positioning',
      'policy-and-institutional-framework-advisory',
    ],
  },
  'destination-strategy-and-positioning': {
    references: ['gstc-destination', 'dmo-guidelines', 'yamoussoukro'],
    neighbours: [
      'tourism-market-research-and-demand-forecasting',
      'destination-brand-development-advisory',
    ],
  },
  'tourism-market-research-and-demand-forecasting': {
    references: ['irts', 'bpm', 'un-tourism-database'],
    neighbours: [
      'market-research-and-opportunity-identification',
      'destination-strategy-and-positioning',
    ],
  },
  'visitor-economy-strategy': {
    references: ['tsa', 'irts', 'ilo-tourism'],
    neighbours: [
      'destination-strategy-and-positioning',
      'tourism-policy-and-investment-strategy-advisory',
    ],
  },
  'flagship-project-and-anchor-asset-strategy': {
    references: ['iso-15686-5', 'oecd-soe', 'pima'],
    neighbours: [
      'sports-culture-and-mega-event-strategy-advisory',
      'commercial-feasibility-studies',
    ],
  },
  'tourism-policy-and-investment-strategy-advisory': {
    references: ['gats', 'tax-incentives-options', 'icsid', 'yamoussoukro'],
    neighbours: ['investment-attraction-strategy', 'global-benchmarking-of-tourism-models'],
  },
  'cultural-heritage-and-eco-tourism-development-strategy': {
    references: ['wh-guidelines', 'icomos-tourism-2022', 'iucn-visitors', 'vggt'],
    neighbours: ['destination-strategy-and-positioning', 'visitor-economy-strategy'],
  },
  'global-benchmarking-of-tourism-models': {
    references: ['sustainable-tourism-guide', 'tsa', 'sf-mst', 'un-tourism-database'],
    neighbours: [
      'tourism-policy-and-investment-strategy-advisory',
      'global-benchmarking-of-national-transformation-programs',
    ],
  },
  'national-visions-and-strategic-frameworks': {
    references: ['agenda-2030', 'agenda-2063', 'sna', 'fiscal-transparency'],
    neighbours: ['sector-development-roadmaps', 'monitoring-and-adjustment-frameworks'],
  },
  'sector-development-roadmaps': {
    references: ['isic', 'un-comtrade', 'afcfta-annex-2', 'tbt'],
    neighbours: ['innovation-ecosystem-strategy', 'special-economic-zone-strategy-and-positioning'],
  },
  'policy-and-institutional-framework-advisory': {
    references: [
      'oecd-regulatory-policy',
      'governance-of-regulators',
      'african-public-service-charter',
    ],
    neighbours: [
      'zone-governance-and-incentive-framework-advisory',
      'national-visions-and-strategic-frameworks',
    ],
  },
  'public-private-partnership-strategy': {
    references: ['ppp-reference-guide', 'uncitral-ppp', 'pfram', 'ipsas-32'],
    neighbours: ['large-scale-asset-monetization-strategy', 'commercial-feasibility-studies'],
  },
  'global-benchmarking-of-national-transformation-programs': {
    references: ['composite-indicators', 'wdi', 'pefa', 'gfsm'],
    neighbours: [
      'national-visions-and-strategic-frameworks',
      'global-benchmarking-of-tourism-models',
    ],
  },
  'monitoring-and-adjustment-frameworks': {
    references: ['oecd-dac-criteria', 'oecd-evaluation-glossary', 'sdg-indicators', 'issai-300'],
    neighbours: [
      'national-visions-and-strategic-frameworks',
      'policy-and-institutional-framework-advisory',
    ],
  },
  'large-scale-asset-monetization-strategy': {
    references: ['ivs', 'ipsas-32', 'aaoifi-shariah', 'gfsm'],
    neighbours: ['public-private-partnership-strategy', 'highest-and-best-use-analysis'],
  },
  'destination-brand-development-advisory': {
    references: ['icc-marketing-code', 'wipo-brand-db', 'un-arabic-romanization'],
    neighbours: [
      'destination-strategy-and-positioning',
      'investor-outreach-strategy-and-phased-engagement-planning',
    ],
  },
  'investor-outreach-strategy-and-phased-engagement-planning': {
    references: ['ilpa-ddq', 'santiago', 'ifc-ps'],
    neighbours: ['investment-attraction-strategy', 'large-scale-asset-monetization-strategy'],
  },
  'cross-border-expansion-advisory': {
    references: ['un-model-tax', 'ny-convention', 'riyadh-convention', 'ohada-companies'],
    neighbours: [
      'market-research-and-opportunity-identification',
      'investment-attraction-strategy',
    ],
  },
  'innovation-ecosystem-strategy': {
    references: ['oslo', 'frascati', 'uncitral-insolvency'],
    neighbours: ['sector-development-roadmaps', 'special-economic-zone-strategy-and-positioning'],
  },
  'sports-culture-and-mega-event-strategy-advisory': {
    references: ['oecd-global-events', 'iso-20121', 'ioc-legacy', 'bie-convention'],
    neighbours: ['flagship-project-and-anchor-asset-strategy', 'visitor-economy-strategy'],
  },
};

/** The brief of a service; one that has none of its own yet refers to nothing. */
export function briefOf(slug: string): Brief {
  return briefs[slug] ?? { references: [], neighbours: [] };
}
