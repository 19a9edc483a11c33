import type { z } from 'zod';
import { latinText, arabicText } from './packages/art/fonts/characters';
import { namesIn } from './src/i18n/localeFiles';
import { common } from './src/i18n/schemas/common';
import { home } from './src/i18n/schemas/home';
import { referencesOf } from './src/i18n/schemas/references';
import { serviceOf } from './src/i18n/schemas/service';
import { specimenOf, specimens } from './src/i18n/schemas/specimen';
import { draftServices, services, specimenSlugs } from './src/site/catalogue';
import { allLanguages, defaultLanguage, languages } from './src/site/languages';

const folder = 'services/';
const standards = namesIn('references');
const slugs: readonly string[] = [...services, ...draftServices];
const schemaOf = (slug: string) => {
  const named = namesIn(folder + slug, 'references').filter((id) => standards.includes(id));
  const neighbours = namesIn(folder + slug, 'neighbours').filter((one) => slugs.includes(one));
  return serviceOf(slug, named, neighbours);
};
const published = new Set<string>(languages.map(({ code }) => code));

/** The site as the tools of its texts see it. */
export default {
  languages: allLanguages.map(({ code }) => code),
  source: defaultLanguage.code,
  characters: latinText + arabicText,
  drafts: [
    ...allLanguages.map(({ code }) => code).filter((code) => !published.has(code)),
    ...draftServices.map((slug) => folder + slug),
  ],
  schemas: new Map<string, z.ZodObject>([
    ['common', common],
    ['home', home],
    ['references', referencesOf(standards)],
    ...slugs.map((slug) => [folder + slug, schemaOf(slug)] as const),
    ['specimens', specimens],
    ...specimenSlugs.map((slug) => [`specimens/${slug}`, specimenOf(slug)] as const),
  ]),
};
