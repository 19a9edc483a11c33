import type { z } from 'zod';
import { latinText, arabicText } from './tools/art/fonts/characters';
import { common } from './src/schemas/common';
import { home } from './src/schemas/home';
import { deliverables, references, serviceIndex } from './src/schemas/lists';
import { serviceSchema } from './src/schemas/service';
import { samplePaperOf } from './src/schemas/sample';
import { samples } from './src/schemas/sharedBySamples';
import { draftServices, services, sampleSlugs } from './src/site/catalogue';
import { serviceRecords } from './src/site/services';
import { allLanguages, defaultLanguage, languages } from './src/site/languages';

const slugs = [...new Set([...services, ...draftServices])];
const published = new Set<string>(languages.map(({ code }) => code));

/** The site as the tools of its texts see it. */
export default {
  languages: allLanguages,
  source: defaultLanguage.code,
  characters: new Set(latinText + arabicText),
  drafts: [
    ...allLanguages.map(({ code }) => code).filter((code) => !published.has(code)),
    ...draftServices.flatMap((slug) => [`services/${slug}`, `services#${slug}`]),
  ],
  schemas: new Map<string, z.ZodObject>([
    ['common', common],
    ['home', home],
    ['services', serviceIndex],
    ['deliverables', deliverables],
    ['references', references],
    ...slugs.map((slug) => [`services/${slug}`, serviceSchema(serviceRecords[slug])] as const),
    ['samples', samples],
    ...sampleSlugs.map((slug) => [`samples/${slug}`, samplePaperOf(slug)] as const),
  ]),
};
