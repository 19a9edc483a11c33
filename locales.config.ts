import { latinText, arabicText } from './tools/art/fonts/characters';
import type { ProjectFacts } from 'locale-kit/project';
import { toSchema } from 'locale-kit/schema';
import { common } from './src/i18n/schemas/common';
import { home } from './src/i18n/schemas/home';
import { deliverables, references, serviceIndex } from './src/i18n/schemas/lists';
import { serviceOf } from './src/i18n/schemas/service';
import { samplePaperOf, samples } from './src/i18n/schemas/sample';
import { draftServices, services, sampleSlugs } from './src/site/catalogue';
import { serviceRecords } from './src/site/services';
import { allLanguages, defaultLanguage, languages } from './src/site/languages';

const slugs = [...new Set([...services, ...draftServices])];
const published = new Set<string>(languages.map(({ code }) => code));

/** All that the kit of the texts knows of this site. */
export default {
  languages: allLanguages.map(({ code }) => code),
  source: defaultLanguage.code,
  characters: latinText + arabicText,
  drafts: [
    ...allLanguages.map(({ code }) => code).filter((code) => !published.has(code)),
    ...draftServices.flatMap((slug) => [`services/${slug}`, `services#${slug}`]),
  ],
  schemas: new Map([
    ['common', toSchema(common)],
    ['home', toSchema(home)],
    ['services', toSchema(serviceIndex)],
    ['deliverables', toSchema(deliverables)],
    ['references', toSchema(references)],
    ...slugs.map(
      (slug) => [`services/${slug}`, toSchema(serviceOf(serviceRecords[slug]))] as const,
    ),
    ['samples', toSchema(samples)],
    ...sampleSlugs.map((slug) => [`samples/${slug}`, toSchema(samplePaperOf(slug))] as const),
  ]),
} satisfies ProjectFacts;
