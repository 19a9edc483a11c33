/** What the specification says of the landing page in English, to the letter; read from no product file. */

export const homeTitle = 'Premier Strategy Solutions Consulting';
export const homeDescription =
  'Leading strategy consulting firm specializing in real estate development, urban planning, tourism strategy and national vision development across Africa and the GCC.';
/** The working name, from the list of decisions. */
export const firm = 'Strategy Solutions';

export const highlights = ['Real Estate Strategy', 'Africa & GCC Focus', 'Strategic Growth'];

export const overviewTitles = [
  'Real Estate Development Strategy',
  'Urban Development & Special Economic Zones Strategy',
  'Tourism Development Strategy',
  'National Vision & Sector Strategy',
];

export const checks = [
  'Globally informed best practices',
  'Commercially grounded strategies',
  'Actionable implementation roadmaps',
];

export const figures = [
  '20+ years of combined team experience',
  '50+ combined client experiences',
  'Geographic focus Africa & GCC',
  'Offices in Dubai, Cairo and London',
];

export const reasons = [
  'Global expertise tailored locally',
  'Pure strategic focus with no delivery',
  'Real-world orientation',
  'Senior expertise in every engagement',
];

interface PracticeSection {
  id: string;
  title: string;
  /** Title and slug of each card. */
  cards: readonly (readonly [title: string, slug: string])[];
}

export const practiceSections: readonly PracticeSection[] = [
  {
    id: 'specialized-services',
    title: 'Specialized Real Estate Strategy Services',
    cards: [
      ['Highest and Best Use Analysis', 'highest-and-best-use-analysis'],
      ['Development Strategy & Phasing', 'development-strategy-and-phasing'],
      ['Market Research & Opportunity ID', 'market-research-and-opportunity-identification'],
      ['Commercial Feasibility Studies', 'commercial-feasibility-studies'],
      ['Investment Attraction Strategy', 'investment-attraction-strategy'],
      ['Branded Residences Advisory', 'branded-residences-strategy-advisory'],
    ],
  },
  {
    id: 'tourism-services',
    title: 'Tourism Development Strategy Services',
    cards: [
      ['Destination Strategy & Positioning', 'destination-strategy-and-positioning'],
      [
        'Tourism Market Research & Demand Forecasting',
        'tourism-market-research-and-demand-forecasting',
      ],
      ['Visitor Economy Strategy', 'visitor-economy-strategy'],
      ['Flagship Project & Anchor Asset Strategy', 'flagship-project-and-anchor-asset-strategy'],
      ['Tourism Policy & Investment Advisory', 'tourism-policy-and-investment-strategy-advisory'],
      [
        'Cultural, Heritage & Eco-Tourism Strategy',
        'cultural-heritage-and-eco-tourism-development-strategy',
      ],
      ['Global Benchmarking of Tourism Models', 'global-benchmarking-of-tourism-models'],
    ],
  },
  {
    id: 'national-vision-services',
    title: 'National Vision & Sector Strategy Services',
    cards: [
      ['National Visions & Strategic Frameworks', 'national-visions-and-strategic-frameworks'],
      ['Sector Development Roadmaps', 'sector-development-roadmaps'],
      ['Policy & Institutional Framework Advisory', 'policy-and-institutional-framework-advisory'],
      ['Public-Private Partnership Strategy', 'public-private-partnership-strategy'],
      [
        'Global Benchmarking of National Transformation',
        'global-benchmarking-of-national-transformation-programs',
      ],
      ['Monitoring & Adjustment Frameworks', 'monitoring-and-adjustment-frameworks'],
    ],
  },
  {
    id: 'special-projects-services',
    title: 'Special Projects & Strategic Advisory',
    cards: [
      ['Large-Scale Asset Monetization Strategy', 'large-scale-asset-monetization-strategy'],
      ['Destination Brand Development Advisory', 'destination-brand-development-advisory'],
      [
        'Investor Outreach & Engagement Planning',
        'investor-outreach-strategy-and-phased-engagement-planning',
      ],
      ['Cross-Border Expansion Advisory', 'cross-border-expansion-advisory'],
      ['Innovation Ecosystem Strategy', 'innovation-ecosystem-strategy'],
      ['Sports, Culture & Mega-Event Strategy', 'sports-culture-and-mega-event-strategy-advisory'],
    ],
  },
];

/** The services of the practice without a section of cards, from the list of decisions. */
export const urbanServices: PracticeSection['cards'] = [
  ['Urban Development & Regeneration Strategy', 'urban-development-and-regeneration-strategy'],
  [
    'Special Economic Zone Strategy & Positioning',
    'special-economic-zone-strategy-and-positioning',
  ],
  [
    'Zone Governance & Incentive Framework Advisory',
    'zone-governance-and-incentive-framework-advisory',
  ],
];

/** The landing page's sections, in order; the first, the hero, has no id. */
export const sectionIds = [
  '',
  'services',
  'about',
  ...practiceSections.map(({ id }) => id),
  'contact',
];

/** Paths of all pages in the language without a prefix. */
export const paths = [
  '/',
  ...[...practiceSections.flatMap(({ cards }) => cards), ...urbanServices].map(
    ([, slug]) => `/services/${slug}`,
  ),
];
