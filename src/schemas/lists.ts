import { z } from 'zod';
import { byId, text } from './textSchema';
import {
  draftServices,
  hasSample,
  sampleSlugs,
  services,
  type SampleSlug,
  type ServiceSlug,
} from '../site/catalogue';
import { deliverableKinds, type DeliverableId } from '../site/deliverables';
import { standards } from '../site/standards';
import { models } from '../samples/samples';
import { limits } from './limits';

const everywhere = 'Page of the service, its card on the home page, links to it';
const samplePaper = 'Sample paper, its card on the home page';
const referenceList = 'List of standards and sources on service pages';

const entry = (slug: ServiceSlug) =>
  z.strictObject({
    title: text(`Name of the service: ${slug}`, everywhere, {
      limits: limits.cardTitle,
      glossaryId: `card.${slug}`,
    }),
    question: text('The first question of a client', everywhere, {
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
        question: text('The question of the sample paper', samplePaper, {
          limits: limits.sampleQuestion,
        }),
        answer: text('The answer of the sample paper in its base case', samplePaper, {
          limits: limits.sampleAnswer,
        }),
        assumption: text('The assumption of the base case', 'Card of the sample paper', {
          limits: limits.sampleAssumption,
        }),
        cells: byId(models[slug].verdicts, (verdict) =>
          text(`The answer in the strip: ${verdict}`, samplePaper, { limits: limits.sampleCell }),
        ),
      }),
    }),
  ).shape,
});

export const deliverables = byId(Object.keys(deliverableKinds) as DeliverableId[], (id) =>
  text(`Name of a deliverable: ${id}`, 'Cards and pages of the services that end with it', {
    limits: limits.deliverable,
  }),
);

export const references = byId(standards, () =>
  z.strictObject({
    title: text('Title of a reference: official in the language, or a description', referenceList),
    publisher: text('Who publishes the reference', referenceList),
    url: text('Address of the reference at its publisher', referenceList, {
      perLanguage: true,
      data: { pattern: 'https://\\S+', example: 'https://www.iso.org/standard/61148.html' },
    }).optional(),
  }),
);
