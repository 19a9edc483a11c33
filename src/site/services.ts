import type { DeliverableId } from './deliverables';
import type { Diagram } from './diagrams';
import type { PracticeId } from './practices';
import type { StandardId } from './standards';

/** A service without its texts. `Slug` is the union of all slugs, so that an unknown alternative does not compile. */
export interface ServiceRecord<Slug extends string = ServiceSlug> {
  practice: PracticeId;
  diagram: Diagram;
  deliverables: readonly [DeliverableId, DeliverableId, DeliverableId, DeliverableId];
  /** Index of the deliverable named on the service's card, and shown by its sample paper if it has one. */
  featured: 0 | 1 | 2 | 3;
  standards: readonly [StandardId, StandardId] | readonly [StandardId, StandardId, StandardId];
  alternatives: readonly NoInfer<Slug>[];
  draft?: true;
}

const define = <Slug extends string>(records: Record<Slug, ServiceRecord<Slug>>) => records;

export const serviceRecords = define({
  'highest-and-best-use-analysis': {
    practice: 'realEstate',
    diagram: { kind: 'funnel', remaining: [4, 3, 2, 1, 1] },
    deliverables: ['rights', 'netArea', 'uses', 'use'],
    featured: 3,
    standards: ['ivs', 'ifrs-13', 'vggt'],
    alternatives: ['commercial-feasibility-studies', 'development-strategy-and-phasing'],
  },
  'development-strategy-and-phasing': {
    practice: 'realEstate',
    diagram: { kind: 'gantt', phaseEnds: [42, 70, 88, 100] },
    deliverables: ['ownersRole', 'networks', 'phases', 'gates'],
    featured: 3,
    standards: ['ig-utp', 'icms', 'iso-21505'],
    alternatives: ['highest-and-best-use-analysis', 'urban-development-and-regeneration-strategy'],
  },
  'market-research-and-opportunity-identification': {
    practice: 'realEstate',
    diagram: {
      kind: 'skyline',
      segments: [
        { built: 78, announced: 92, demand: 46 },
        { built: 26, announced: 42, demand: 84 },
        { built: 58, announced: 96, demand: 32 },
        { built: 34, announced: 22, demand: 66 },
      ],
    },
    deliverables: ['protocol', 'supply', 'buyers', 'opportunities'],
    featured: 3,
    standards: ['un-fpos', 'icc-esomar', 'rppi-handbook'],
    alternatives: ['commercial-feasibility-studies'],
  },
  'commercial-feasibility-studies': {
    practice: 'realEstate',
    diagram: { kind: 'waterfall', deductions: [44, 8, 7, 22] },
    deliverables: ['assumptions', 'cost', 'cashFlow', 'committee'],
    featured: 0,
    standards: ['icms', 'ifc-ps', 'aaoifi-shariah'],
    alternatives: [
      'highest-and-best-use-analysis',
      'market-research-and-opportunity-identification',
    ],
  },
  'investment-attraction-strategy': {
    practice: 'realEstate',
    diagram: { kind: 'joints' },
    deliverables: ['refusals', 'assetMatch', 'concessions', 'safeguards'],
    featured: 3,
    standards: ['wir', 'icsid', 'tax-incentives-options'],
    alternatives: [
      'investor-outreach-strategy-and-phased-engagement-planning',
      'public-private-partnership-strategy',
    ],
  },
  'branded-residences-strategy-advisory': {
    practice: 'realEstate',
    diagram: { kind: 'towers', deductions: [18, 26, 22, 12] },
    deliverables: ['brandCase', 'brands', 'serviceCharge', 'negotiation'],
    featured: 0,
    standards: ['usali', 'ipms', 'wipo-trademark-licences'],
    alternatives: ['commercial-feasibility-studies'],
  },
  'urban-development-and-regeneration-strategy': {
    practice: 'urban',
    diagram: { kind: 'waterfall', deductions: [14, 24, 11, 21] },
    deliverables: ['rightsMap', 'growth', 'residents', 'firstWorks'],
    featured: 0,
    standards: ['ig-utp', 'hul', 'un-evictions'],
    alternatives: [
      'development-strategy-and-phasing',
      'cultural-heritage-and-eco-tourism-development-strategy',
    ],
  },
  'special-economic-zone-strategy-and-positioning': {
    practice: 'urban',
    diagram: { kind: 'corridor', exitsAfterGates: [1, 2] },
    deliverables: ['zoneCase', 'industries', 'tenant', 'zoneSite'],
    featured: 2,
    standards: ['afcfta-annex-2', 'rkc-annex-d', 'unido-parks'],
    alternatives: [
      'zone-governance-and-incentive-framework-advisory',
      'investment-attraction-strategy',
    ],
  },
  'zone-governance-and-incentive-framework-advisory': {
    practice: 'urban',
    diagram: { kind: 'ring', gapAfter: 5, overlapAfter: 1 },
    deliverables: ['zonePowers', 'incentiveCost', 'regulator', 'drafting'],
    featured: 0,
    standards: ['globe', 'scm', 'fatf'],
    alternatives: ['special-economic-zone-strategy-and-positioning'],
  },
  'destination-strategy-and-positioning': {
    practice: 'tourism',
    diagram: {
      kind: 'calendar',
      groups: [
        { 1: 3, 4: 3, 12: 3 },
        { 2: 3, 3: 3, 5: 3, 6: 3, 10: 3, 11: 3, 12: 3 },
        { 4: 1, 7: 1, 8: 1, 12: 1 },
        { 2: 1, 3: 1, 5: 1, 6: 1, 10: 1, 11: 1 },
      ],
      quiet: [
        { firstMonth: 2, length: 2 },
        { firstMonth: 5, length: 2 },
        { firstMonth: 10, length: 2 },
      ],
      soughtGroup: 1,
    },
    deliverables: ['attractions', 'profiles', 'positioning', 'moves'],
    featured: 1,
    standards: ['gstc-destination', 'dmo-guidelines'],
    alternatives: [
      'tourism-market-research-and-demand-forecasting',
      'destination-brand-development-advisory',
    ],
  },
  'tourism-market-research-and-demand-forecasting': {
    practice: 'tourism',
    diagram: {
      kind: 'curve',
      levels: [
        [0, 50],
        [12, 44],
        [37.5, 90],
        [75, 16],
        [100, 46],
      ],
      lift: [
        [57, 43],
        [75, 36],
        [100, 46],
      ],
    },
    deliverables: ['arrivals', 'markets', 'demand', 'capacity'],
    featured: 1,
    standards: ['irts', 'bpm', 'un-tourism-database'],
    alternatives: [
      'market-research-and-opportunity-identification',
      'destination-strategy-and-positioning',
    ],
  },
  'visitor-economy-strategy': {
    practice: 'tourism',
    diagram: { kind: 'leak', leaks: [24, 18, 14] },
    deliverables: ['spending', 'offSeason', 'localSupply', 'levies'],
    featured: 0,
    standards: ['tsa', 'irts', 'ilo-tourism'],
    alternatives: [
      'destination-strategy-and-positioning',
      'tourism-policy-and-investment-strategy-advisory',
    ],
  },
  'flagship-project-and-anchor-asset-strategy': {
    practice: 'tourism',
    diagram: { kind: 'corridor', exitsAfterGates: [2, 3] },
    deliverables: ['assetPurpose', 'concepts', 'lifeCost', 'committee'],
    featured: 3,
    standards: ['iso-15686-5', 'oecd-soe', 'pima'],
    alternatives: ['sports-culture-and-mega-event-strategy-advisory'],
  },
  'tourism-policy-and-investment-strategy-advisory': {
    practice: 'tourism',
    diagram: {
      kind: 'hurdle',
      hurdle: 56,
      returns: [
        { unaided: 26, relief: 14 },
        { unaided: 44, relief: 24 },
        { unaided: 70, relief: 18 },
      ],
    },
    deliverables: ['approvals', 'reforms', 'incentives', 'guarantees'],
    featured: 2,
    standards: ['gats', 'tax-incentives-options', 'yamoussoukro'],
    alternatives: ['investment-attraction-strategy', 'global-benchmarking-of-tourism-models'],
  },
  'cultural-heritage-and-eco-tourism-development-strategy': {
    practice: 'tourism',
    diagram: { kind: 'ring', gapAfter: 1, overlapAfter: 4 },
    deliverables: ['consents', 'access', 'sharing', 'prospectus'],
    featured: 3,
    standards: ['wh-guidelines', 'icomos-tourism-2022', 'iucn-visitors'],
    alternatives: ['destination-strategy-and-positioning', 'visitor-economy-strategy'],
  },
  'global-benchmarking-of-tourism-models': {
    practice: 'tourism',
    diagram: { kind: 'funnel', remaining: [8, 6, 4, 2, 1] },
    deliverables: ['models', 'visits', 'copyCost', 'pilot'],
    featured: 0,
    standards: ['sustainable-tourism-guide', 'tsa', 'sf-mst'],
    alternatives: [
      'tourism-policy-and-investment-strategy-advisory',
      'global-benchmarking-of-national-transformation-programs',
    ],
  },
  'national-visions-and-strategic-frameworks': {
    practice: 'nationalVision',
    diagram: { kind: 'threads', budgets: [90, 55, 72] },
    deliverables: ['baseline', 'scenarios', 'priorities', 'cabinet'],
    featured: 3,
    standards: ['agenda-2030', 'agenda-2063', 'fiscal-transparency'],
    alternatives: ['sector-development-roadmaps', 'monitoring-and-adjustment-frameworks'],
  },
  'sector-development-roadmaps': {
    practice: 'nationalVision',
    diagram: { kind: 'gantt', phaseEnds: [34, 94, 80, 100] },
    deliverables: ['chain', 'constraints', 'segments', 'roadmap'],
    featured: 0,
    standards: ['isic', 'un-comtrade', 'tbt'],
    alternatives: [
      'innovation-ecosystem-strategy',
      'special-economic-zone-strategy-and-positioning',
    ],
  },
  'policy-and-institutional-framework-advisory': {
    practice: 'nationalVision',
    diagram: { kind: 'ring', gapAfter: 2, overlapAfter: 5 },
    deliverables: ['powers', 'instruments', 'statute', 'transition'],
    featured: 0,
    standards: [
      'oecd-regulatory-policy',
      'governance-of-regulators',
      'african-public-service-charter',
    ],
    alternatives: [
      'zone-governance-and-incentive-framework-advisory',
      'national-visions-and-strategic-frameworks',
    ],
  },
  'public-private-partnership-strategy': {
    practice: 'nationalVision',
    diagram: {
      kind: 'shares',
      risks: [
        [88, 88],
        [62, 84],
        [38, 66],
        [24, 46],
        [10, 10],
      ],
    },
    deliverables: ['screening', 'exposure', 'risk', 'tenders'],
    featured: 1,
    standards: ['uncitral-ppp', 'pfram', 'ipsas-32'],
    alternatives: ['large-scale-asset-monetization-strategy'],
  },
  'global-benchmarking-of-national-transformation-programs': {
    practice: 'nationalVision',
    diagram: { kind: 'counterfactual' },
    deliverables: ['comparisonProtocol', 'cases', 'lessons', 'adoption'],
    featured: 2,
    standards: ['composite-indicators', 'pefa', 'gfsm'],
    alternatives: ['national-visions-and-strategic-frameworks'],
  },
  'monitoring-and-adjustment-frameworks': {
    practice: 'nationalVision',
    diagram: { kind: 'dial', hand: 58 },
    deliverables: ['results', 'dataQuality', 'thresholds', 'reviews'],
    featured: 2,
    standards: ['oecd-dac-criteria', 'sdg-indicators', 'issai-300'],
    alternatives: [
      'national-visions-and-strategic-frameworks',
      'policy-and-institutional-framework-advisory',
    ],
  },
  'large-scale-asset-monetization-strategy': {
    practice: 'specialProjects',
    diagram: {
      kind: 'worth',
      assets: [
        { owner: 46, newOwner: 92, outcome: 0 },
        { owner: 20, newOwner: 58, outcome: 0 },
        { owner: 8, newOwner: 34, outcome: 1 },
        { owner: 30, newOwner: 52, outcome: 1 },
        { owner: 84, newOwner: 40, outcome: 2 },
      ],
    },
    deliverables: ['assets', 'retention', 'structures', 'transaction'],
    featured: 1,
    standards: ['ivs', 'ipsas-32', 'aaoifi-shariah'],
    alternatives: ['public-private-partnership-strategy'],
  },
  'destination-brand-development-advisory': {
    practice: 'specialProjects',
    diagram: { kind: 'roots' },
    deliverables: ['reputation', 'brand', 'marks', 'brandCharter'],
    featured: 1,
    standards: ['icc-marketing-code', 'wipo-brand-db', 'un-arabic-romanization'],
    alternatives: [
      'destination-strategy-and-positioning',
      'investor-outreach-strategy-and-phased-engagement-planning',
    ],
  },
  'investor-outreach-strategy-and-phased-engagement-planning': {
    practice: 'specialProjects',
    diagram: { kind: 'gantt', phaseEnds: [20, 46, 72, 100] },
    deliverables: ['mockPaper', 'investors', 'disclosure', 'meetings'],
    featured: 2,
    standards: ['ilpa-ddq', 'santiago', 'ifc-ps'],
    alternatives: ['investment-attraction-strategy'],
  },
  'cross-border-expansion-advisory': {
    practice: 'specialProjects',
    diagram: { kind: 'funnel', remaining: [9, 5, 4, 2, 1] },
    deliverables: ['lossLimit', 'countries', 'entryMode', 'commitment'],
    featured: 0,
    standards: ['un-model-tax', 'ny-convention', 'riyadh-convention'],
    alternatives: ['market-research-and-opportunity-identification'],
  },
  'innovation-ecosystem-strategy': {
    practice: 'specialProjects',
    diagram: {
      kind: 'triangles',
      fields: [
        [92, 96, 80],
        [70, 84, 62],
        [30, 88, 42],
        [24, 18, 12],
      ],
    },
    deliverables: ['departures', 'fields', 'support', 'steering'],
    featured: 0,
    standards: ['oslo', 'frascati', 'uncitral-insolvency'],
    alternatives: ['sector-development-roadmaps'],
  },
  'sports-culture-and-mega-event-strategy-advisory': {
    practice: 'specialProjects',
    diagram: {
      kind: 'curve',
      levels: [
        [0, 6],
        [18, 9],
        [37.5, 100],
        [60, 14],
        [100, 5],
      ],
      lift: [
        [54, 34],
        [75, 30],
        [100, 34],
      ],
    },
    deliverables: ['hosting', 'events', 'venueCost', 'withdrawal'],
    featured: 2,
    standards: ['iso-20121', 'ioc-legacy', 'bie-convention'],
    alternatives: ['flagship-project-and-anchor-asset-strategy'],
  },
});

export type ServiceSlug = keyof typeof serviceRecords;
