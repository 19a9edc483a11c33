import { useMatches } from 'react-router-dom';
import type { Language } from '../site/languages';
import { hrefOf, type HomeSection, type Page, type Screen } from '../site/hrefs';
import { loadNamespace } from './i18n';
import type { Namespace } from './resources';

function namespacesOf(screen: Screen): Namespace[] {
  switch (screen.name) {
    case 'home':
      return ['common', 'home', 'services', 'deliverables'];
    case 'service':
      return ['common', 'services', 'deliverables', 'references', `services/${screen.slug}`];
    case 'sample':
      return ['common', 'services', 'deliverables', 'samples', `samples/${screen.slug}`];
    case 'notFound':
    case 'serviceNotFound':
      return ['common'];
  }
}

/**
 * The loader of every route: loads the texts of its page.
 * @throws if a chunk can't be fetched
 */
export async function loadPage(page: Page): Promise<Page> {
  await Promise.all(namespacesOf(page.screen).map((ns) => loadNamespace(page.language, ns)));
  return page;
}

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
