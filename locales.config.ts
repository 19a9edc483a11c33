import { latinText, arabicText } from './packages/art/fonts/characters';
import type { ProjectFacts } from 'locale-kit/project';
import { toSchema } from 'locale-kit/schema';
import { namesIn } from './src/i18n/localeFiles';
import { common } from './src/i18n/schemas/common';
import { home } from './src/i18n/schemas/home';
import { referencesOf } from './src/i18n/schemas/references';
import { serviceOf } from './src/i18n/schemas/service';
import { samplePaperOf, samples } from './src/i18n/schemas/sample';
import { draftServices, services, sampleSlugs } from './src/site/catalogue';
import { allLanguages, defaultLanguage, languages } from './src/site/languages';

const folder = 'services/';
const standards = namesIn('references');
const slugs: readonly string[] = [...services, ...draftServices];
const schemaOf = (slug: string) => {
  const named = namesIn(folder + slug, 'references').filter((id) => standards.includes(id));
  const neighbours = namesIn(folder + slug, 'neighbours').filter((one) => slugs.includes(one));
  return toSchema(serviceOf(slug, named, neighbours));
};
const published = new Set<string>(languages.map(({ code }) => code));

/** All that the kit of the texts knows of this site. */
export default {
  languages: allLanguages.map(({ code }) => code),
  source: defaultLanguage.code,
  characters: latinText + arabicText,
  drafts: [
    ...allLanguages.map(({ code }) => code).filter((code) => !published.has(code)),
    ...draftServices.map((slug) => folder + slug),
  ],
  schemas: new Map([
    ['common', toSchema(common)],
    ['home', toSchema(home)],
    ['references', toSchema(referencesOf(standards))],
    ...slugs.map((slug) => [folder + slug, schemaOf(slug)] as const),
    ['samples', toSchema(samples)],
    ...sampleSlugs.map((slug) => [`samples/${slug}`, toSchema(samplePaperOf(slug))] as const),
  ]),
} satisfies ProjectFacts;
