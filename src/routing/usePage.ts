import { useMatches } from 'react-router-dom';
import { hrefOf, type HomeSection, type Page, type Screen } from '../site/hrefs';
import type { Language } from '../site/languages';

/** The current page or, if its loader failed, the not-found page, which needs only the texts of `common`. */
export function usePage(): Page {
  const matches = useMatches();
  // The `handle` of the root route is the language (app/routes.tsx).
  const language = matches[0]?.handle as Language;
  const loaded = matches.at(-1)?.loaderData as Page | undefined;
  return loaded ?? { language, screen: { name: 'notFound' } };
}

export function useHref(): (screen: Screen, section?: HomeSection) => string {
  const { language } = usePage();
  return (screen, section) => hrefOf(language, screen, section);
}
