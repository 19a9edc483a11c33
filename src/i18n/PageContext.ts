import { createContext, use } from 'react';
import { hrefOf, type Route, type Screen } from '../site/routes';
import type { PageContent } from './messages';

interface PageContextValue extends Route {
  content: PageContent;
}

export const PageContext = createContext<PageContextValue | null>(null);

/** The page that is being shown: its language, screen and documents. */
export function usePage(): PageContextValue {
  const page = use(PageContext);
  if (!page) throw new Error('usePage() outside a page');
  return page;
}

/** The content of the page, for a screen that is only shown with content of its kind. */
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
