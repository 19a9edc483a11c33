import { z } from 'zod';
import { byId, list, text } from './textSchema';
import type { ServiceRecord, ServiceSlug } from '../site/services';
import type { StandardId } from '../site/standards';
import { diagramLabels } from './diagramLabels';
import { limits } from './limits';

const page = 'Service page';
const belowRegion = 'Below the paragraph on Africa and the Gulf';
const methodology = 'Methodology on the service’s page';
const receive = 'Under “What you receive” on the service’s page';

const isoDate = '20\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';

const sharedTexts = {
  description: text('Description of the page', 'Search results, shared links', {
    limits: limits.metaDescription,
  }),
  intro: text('Introduction; its first sentence is set larger', 'Top of the service’s page', {
    limits: limits.intro,
  }),
  questions: list([2, 5], 'A further question in the words of a client', page, limits.question),
  phases: z
    .array(
      z.strictObject({
        title: text('Title of a phase', methodology, { limits: limits.phaseTitle }),
        description: text('What is done in a phase', methodology, { limits: limits.phase }),
        decision: text(
          'What the client decides with the deliverable that ends the phase',
          receive,
          {
            limits: limits.decision,
          },
        ),
      }),
    )
    .length(4),
  needs: list([3, 5], 'Something that the client must bring', page, limits.need),
  region: z.strictObject({
    places: text('The countries that the paragraph names', page, {
      limits: limits.places,
      perLanguage: true,
    }),
    text: text('What differs in Africa and in the Gulf', page, {
      limits: limits.region,
      localFacts: true,
    }),
    law: z
      .strictObject({
        readOn: text('The day on which the sources of law were read', belowRegion, {
          perLanguage: true,
          data: { pattern: isoDate, example: '2026-11-23' },
          due: { days: 365, sooner: { key: 'moving', days: 90 } },
        }),
        sources: z
          .array(
            z.strictObject({
              name: text('An instrument of law, with number, date and state', belowRegion, {
                perLanguage: true,
              }),
              url: text('The address of the instrument at an office of its state', belowRegion, {
                perLanguage: true,
                data: { pattern: 'https://\\S+', example: 'https://www.adala.justice.gov.ma' },
              }).optional(),
              moving: text('Whether the instrument changes often, as a tariff does', belowRegion, {
                perLanguage: true,
                data: { pattern: 'yes', example: 'yes' },
              }).optional(),
            }),
          )
          .min(1)
          .max(8),
      })
      .optional(),
  }),
};

const reason = (id: StandardId) =>
  text(`Why a reference is read: ${id}`, 'List of standards and sources on service pages', {
    limits: limits.reason,
  });
const condition = (slug: ServiceSlug) =>
  text(`When another service fits better: ${slug}`, page, { limits: limits.reason });

export function serviceSchema({
  diagram,
  standards,
  alternatives,
}: Pick<ServiceRecord, 'diagram' | 'standards' | 'alternatives'>) {
  return z.strictObject({
    ...sharedTexts,
    reasons: byId(standards, reason),
    when: list([1, 3], 'A situation in which a client needs the service', page, limits.situation),
    alternatives: byId(alternatives, condition),
    diagram: z.strictObject({
      caption: text('What the diagram shows, in words', 'Below the diagram of the service’s page'),
      labels: diagramLabels[diagram.kind],
    }),
  });
}
