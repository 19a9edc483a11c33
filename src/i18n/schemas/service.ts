import { z } from 'zod';
import { text } from '../../../packages/locale-kit/schema';
import { limits } from './limits';

/** How many phases the methodology of a service has. */
export const phaseCount = 4;

const methodology = 'Methodology on the service’s page';

const name = (term?: string) =>
  text('Name of the service', 'Heading of its page, card on the home page, footer, browser tab', {
    limits: limits.cardTitle,
    term,
  });

/** The texts of a file of `services/`. */
export const service = z.strictObject({
  title: name(),
  description: text('Description of the page', 'Search results, shared links', {
    limits: limits.metaDescription,
  }),
  summary: text('What the service is, in a sentence', 'Card of the service on the home page', {
    limits: limits.summary,
  }),
  intro: text('Introduction', 'Top of the service’s page', { limits: limits.intro }),
  phases: z
    .array(
      z.strictObject({
        title: text('Title of a phase', methodology, { limits: limits.cardTitle }),
        description: text(
          'What is done in a phase, and what the client holds at its end',
          methodology,
          { limits: limits.phase },
        ),
      }),
    )
    .length(phaseCount),
});

/**
 * The texts of one service.
 * @param slug its name in the catalogue, on which depends whether its title is specified
 */
export function serviceOf(slug: string): typeof service {
  const term = titles[slug];
  return term === undefined ? service : service.extend({ title: name(term) });
}

/** The glossary entry of each service's title; the specification names 25 of the 28. */
const titles: Readonly<Record<string, string>> = {
  'highest-and-best-use-analysis': 'card.hbu',
  'development-strategy-and-phasing': 'card.phasing',
  'market-research-and-opportunity-identification': 'card.marketResearch',
  'commercial-feasibility-studies': 'card.feasibility',
  'investment-attraction-strategy': 'card.investmentAttraction',
  'branded-residences-strategy-advisory': 'card.brandedResidences',
  'destination-strategy-and-positioning': 'card.destinationStrategy',
  'tourism-market-research-and-demand-forecasting': 'card.tourismResearch',
  'visitor-economy-strategy': 'card.visitorEconomy',
  'flagship-project-and-anchor-asset-strategy': 'card.flagship',
  'tourism-policy-and-investment-strategy-advisory': 'card.tourismPolicy',
  'cultural-heritage-and-eco-tourism-development-strategy': 'card.ecoTourism',
  'global-benchmarking-of-tourism-models': 'card.tourismBenchmark',
  'national-visions-and-strategic-frameworks': 'card.nationalVisions',
  'sector-development-roadmaps': 'card.sectorRoadmaps',
  'policy-and-institutional-framework-advisory': 'card.policyFramework',
  'public-private-partnership-strategy': 'card.ppp',
  'global-benchmarking-of-national-transformation-programs': 'card.nationalBenchmark',
  'monitoring-and-adjustment-frameworks': 'card.monitoring',
  'large-scale-asset-monetization-strategy': 'card.monetization',
  'destination-brand-development-advisory': 'card.destinationBrand',
  'investor-outreach-strategy-and-phased-engagement-planning': 'card.investorOutreach',
  'cross-border-expansion-advisory': 'card.crossBorder',
  'innovation-ecosystem-strategy': 'card.innovation',
  'sports-culture-and-mega-event-strategy-advisory': 'card.megaEvents',
};
