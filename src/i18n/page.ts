import type { i18n } from 'i18next';
import { useMatches } from 'react-router-dom';
import type { Language } from '../site/languages';
import { hrefOf, type Route, type Screen } from '../site/routes';
import { i18nOf } from './instance';
import type { PageContent } from './texts';

/** What the loader of a route gives: the page's language, its screen and the texts of both. */
export interface Page extends Route {
  /** The instance of the page's language. */
  i18n: i18n;
  /** The documents that the page shows. */
  content: PageContent;
}

/** The page that is being shown. Where its loader has failed, one without documents. */
export function usePage(): Page {
  const matches = useMatches();
  const loaded = matches.at(-1)?.loaderData as Page | undefined;
  if (loaded) return loaded;
  const language = matches[0]?.handle as Language;
  const name = 'notFound';
  return { language, screen: { name }, i18n: i18nOf(language), content: { screen: name } };
}

/**
 * The content of the page, for a screen that is only shown with content of its kind.
 * @throws if its content is of another kind
 */
export function useContent<Name extends PageContent['screen']>(
  name: Name,
): Extract<PageContent, { screen: Name }> {
  const { content } = usePage();
  if (content.screen !== name) throw new Error(`The page shows "${content.screen}", not "${name}"`);
  return content as Extract<PageContent, { screen: Name }>;
}

/** Addresses of pages in the language of the page that is being shown. */
export function useHref(): (screen: Screen, hash?: string) => string {
  const { language } = usePage();
  return (screen, hash) => hrefOf(language, screen, hash);
}
