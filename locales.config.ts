import { latinText, arabicText } from './packages/art/fonts/characters';
import type { ProjectFacts } from './packages/locale-kit/project';
import { toSchema } from './packages/locale-kit/schema';
import { common } from './src/i18n/schemas/common';
import { home } from './src/i18n/schemas/home';
import { references } from './src/i18n/schemas/references';
import { serviceOf } from './src/i18n/schemas/service';
import { draftServices, practices, services } from './src/site/catalogue';
import { allLanguages, defaultLanguage, languages } from './src/site/languages';

const folder = 'services/';
const schemaOf = (slug: string) => toSchema(serviceOf(slug));
const published = new Set<string>(languages.map(({ code }) => code));

/** All that the kit of the texts knows of this site. */
export default {
  languages: allLanguages,
  source: defaultLanguage.code,
  characters: latinText + arabicText,
  drafts: [
    ...allLanguages.map(({ code }) => code).filter((code) => !published.has(code)),
    ...draftServices.map((slug) => folder + slug),
  ],
  schemas: new Map([
    ['common', toSchema(common)],
    ['home', toSchema(home)],
    ['references', toSchema(references)],
    ...[...services, ...draftServices].map((slug) => [folder + slug, schemaOf(slug)] as const),
  ]),
  lists: {
    languages: {
      path: 'src/site/languages.ts',
      published: 'records',
      drafts: 'drafts',
      fonts: 'packages/art/fonts',
      record: ({ code, name, direction, script, language, region }) => ({
        ...{ code, name, direction, script, prefix: `/${code.toLowerCase()}` },
        format: westernDigits(`${language}-${region}`),
        openGraph: `${language}_${region}`,
      }),
    },
    services: {
      path: 'src/site/catalogue.ts',
      constant: 'records',
      groups: practices.map(({ id }) => id),
      ...{ folder, schemaOf, code: ['src', 'tests'] },
    },
    schemas: 'src/i18n/schemas',
  },
  commands: {
    book: async (language) => (await import('./tools/book')).printBook(language),
  },
} satisfies ProjectFacts;

/** The site writes 0 to 9 in every language. */
function westernDigits(locale: string): string {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  return numberingSystem === 'latn' ? locale : `${locale}-u-nu-latn`;
}
