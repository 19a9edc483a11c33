import { z } from 'zod';
import { byId, text } from './text';
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
import { limits } from './limits';

const everywhere = 'Its page, its card on the home page, links to it';
const sample = 'Sample paper, its card on the home page';
const list = 'List of standards and sources on service pages';

const entry = (slug: ServiceSlug) =>
  z.strictObject({
    title: text(`Name of the service: ${slug}`, everywhere, {
      limits: limits.cardTitle,
      glossaryId: `card.${slug}`,
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
    glossaryId: `deliverable.${id}`,
  }),
);

export const references = byId(standards, () =>
  z.strictObject({
    title: text('Title of a standard or source: official in the language, or a description', list),
    body: text('Who publishes it', list),
    url: text('Its address at its publisher', list, {
      perLanguage: true,
      data: { pattern: 'https://\\S+', example: 'https://www.iso.org/standard/61148.html' },
    }).optional(),
  }),
);
