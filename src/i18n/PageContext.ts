import type { i18n } from 'i18next';
import { createContext, use } from 'react';
import { hrefOf, type Route, type Screen } from '../site/routes';
import type { PageContent } from './texts';

/** A page that is ready to be shown: its address is parsed, its texts and its code are there. */
export interface Page extends Route {
  /** The instance of the page's language. */
  i18n: i18n;
  /** The documents that the page shows. */
  content: PageContent;
  /** Why the page could not be loaded; all but its screen is then that of the page before. */
  failure?: unknown;
}

export const PageContext = createContext<Page | null>(null);

/**
 * The page that is being shown: its language, screen and documents.
 * @throws outside a page
 */
export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('usePage() outside a page');
  return page;
}

/**
 * The content of the page, for a screen that is only shown with content of its kind.
 * @throws outside a page, or if its content is of another kind
 */
export function useContent<Name extends PageContent['screen']>(
  name: Name,
): Extract<PageContent, { screen: Name }> {
  const { content } = usePage();
  if (content.screen !== name) throw new Error(`The page shows "${content.screen}", not "${name}"`);
  return content as Extract<PageContent, { screen: Name }>;
}

/**
 * Addresses of pages in the language of the page that is being shown.
 * @throws outside a page
 */
export function useHref(): (screen: Screen, hash?: string) => string {
  const { language } = usePage();
  return (screen, hash) => hrefOf(language, screen, hash);
}
