/** All that this package knows of the site that it puts online. */
import { defaultLanguage, languages } from '../../src/site/languages';
import { moved } from '../../src/site/moved';
import { hrefOf, indexedScreens } from '../../src/site/routes';

export { hrefOf, prerenderedRoutes } from '../../src/site/routes';
export { robots, sitemap } from '../../src/seo/sitemap';
export {
  basePath,
  isPlaceholder,
  readFacts,
  settingNames,
  type Facts,
} from '../../src/site/readFacts';
export { makeCards } from '../art/cards';

/** The address of every page that can be found. */
export const pages: readonly string[] = languages.flatMap((language) =>
  indexedScreens.map((screen) => hrefOf(language, screen)),
);

/** Addresses without a page that lead to one. */
export const redirects: readonly { typed: string; page: string; section: string }[] =
  languages.flatMap((language) =>
    Object.entries(moved).map(([typed, { section = '', ...screen }]) => ({
      typed: language.prefix + typed,
      page: hrefOf(language, screen),
      section,
    })),
  );

/** What people write before an address of the language that has no prefix. */
export const unusedPrefix = `/${defaultLanguage.code}`;

/** The languages that have a prefix. */
export const prefixes: readonly string[] = languages
  .filter((language) => language !== defaultLanguage)
  .map(({ prefix }) => prefix);

/** The not-found pages of each prefix, the most particular prefix first. */
export const notFoundPages: readonly { prefix: string; service: string; other: string }[] = [
  ...languages.filter((language) => language !== defaultLanguage),
  defaultLanguage,
].map((language) => ({
  prefix: language.prefix,
  service: hrefOf(language, { name: 'serviceNotFound' }),
  other: hrefOf(language, { name: 'notFound' }),
}));
