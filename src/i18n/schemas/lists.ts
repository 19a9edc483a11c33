import { z } from 'zod';
import { text } from './vocabulary';
import {
  draftServices,
  hasSample,
  sampleSlugs,
  services,
  type SampleSlug,
  type ServiceSlug,
} from '../../site/catalogue';
import { deliverables as kinds, type DeliverableId } from '../../site/deliverables';
import { standards } from '../../site/standards';
import { byId, limits } from './limits';

const everywhere = 'Its page, its card on the home page, links to it';
const sample = 'Sample paper, its card on the home page';
const list = 'List of standards and sources on service pages';

/** Glossary ids of the titles that the specification names: 25 of 28. */
const titles: Readonly<Partial<Record<ServiceSlug, string>>> = {
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

const entry = (slug: ServiceSlug) =>
  z.strictObject({
    title: text(`Name of the service: ${slug}`, everywhere, {
      limits: limits.cardTitle,
      term: titles[slug],
    }),
    question: text('The first question of a client', 'Its page, its card, links to it', {
      limits: limits.question,
    }),
  });
const withoutSample = [...new Set([...services, ...draftServices])].filter(
  (slug): slug is Exclude<ServiceSlug, SampleSlug> => !hasSample(slug),
);
export const serviceIndex = z.strictObject({
  ...byId(withoutSample, entry).shape,
  ...byId(sampleSlugs, (slug) =>
    entry(slug).extend({
      sample: z.strictObject({
        question: text('The question of the sample paper', sample, {
          limits: limits.sampleQuestion,
        }),
        answer: text('Its answer in the base case, as in the paper', sample, {
          limits: limits.sampleAnswer,
        }),
        move: text('Invites to move the assumption', 'Card of the sample paper', {
          limits: limits.sampleMove,
        }),
      }),
    }),
  ).shape,
});

export const deliverables = byId(Object.keys(kinds) as DeliverableId[], (id) =>
  text(`Name of a deliverable: ${id}`, 'Cards and pages of the services that end with it', {
    limits: limits.deliverable,
    term: `deliverable.${id}`,
  }),
);

export const references = byId(standards, () =>
  z.strictObject({
    title: text('Title of a standard or source: official in the language, or a description', list),
    body: text('Who publishes it', list),
    url: text('Its address at its publisher', list, {
      isOwn: true,
      data: { pattern: 'https://\\S+', example: 'https://www.iso.org/standard/61148.html' },
    }).optional(),
  }),
);
