import { allLanguages, defaultLanguage, languages as published } from '../../src/site/languages';
import { common } from '../../src/i18n/schemas/common';
import { home } from '../../src/i18n/schemas/home';
import { references } from '../../src/i18n/schemas/references';
import { serviceOf } from '../../src/i18n/schemas/service';
import { practices, services } from '../../src/site/catalogue';
import { arabicText, latinText } from '../art/fonts/characters';
import { toSchema, type Schemas } from './schema';

/** The languages of the site, the source of all translations and the drafts among them. */
export const languages = allLanguages;

/** Whether a language is not published yet: what its texts lack stops no build. */
export function isDraft(code: string): boolean {
  return languages.some((one) => one.code === code) && !published.some((one) => one.code === code);
}

/** The characters that the fonts of the site have. */
export const fontCharacters: ReadonlySet<string> = new Set(latinText + arabicText);

/** Code of the language that the others are translated from. */
export const source = defaultLanguage.code;

/** The folder that holds a folder for each language. */
export const localesFolder = 'locales';

/** Where the files of the services are, within the folder of a language. */
export const serviceFolder = 'services/';

/** Where the facts of the site stand, for those who are told to add to them. */
export const sources = {
  languages: 'src/site/languages.ts',
  catalogue: 'src/site/catalogue.ts',
  schemas: 'src/i18n/schemas/',
  fonts: 'packages/art/fonts/faces.ts',
  letters: 'packages/art/fonts/characters.ts',
} as const;

/** The slugs of the catalogue, and the practices that a service can belong to. */
export { practices, services };

/** What every locale file holds. */
export const schemas: Schemas = new Map([
  ['common', toSchema(common)],
  ['home', toSchema(home)],
  ['references', toSchema(references)],
  ...services.map((slug) => [serviceFolder + slug, schemaOfService(slug)] as const),
]);

/** What the file of a service holds, whether the catalogue has it already or not. */
export function schemaOfService(slug: string) {
  return toSchema(serviceOf(slug));
}

/** The folders with the code that shows the texts. */
export const codeFolders = ['src', 'pages'] as const;

/** Groups of texts that the code takes whole, to read `texts.label` from them. */
export const wholeGroups = ['offer', 'references', 'neighbours', 'figure.labels'] as const;

/** What is built and shown by `npm run locales pseudo`. */
export const commands = {
  build: 'npm run build',
  preview: 'packages/static-host/serve/preview.ts',
} as const;
