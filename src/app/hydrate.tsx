import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { restoreFocus } from '../contact/restoreFocus';
import { headSelector } from '../seo/Head';
import { attributes } from '../ui/attributes';
import { hrefOf } from '../site/hrefs';
import { prefetchOnIntent } from './prefetch';
import { createRouter } from './router';
import { routeOf } from './routes';

/**
 * Hydrates the prerendered page. `data-page` determines the route, because the URL may be an alias such as
 * `/index.html` or `/AR`. On a not-found page the URL determines it, because some hosts serve one not-found
 * page for all languages.
 * @throws if a chunk can't be loaded; the page stays as it was prerendered until client.ts tries again
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const prerenderedHref = root?.dataset.page;
  if (!root || !prerenderedHref) throw new Error('This page is not one of the site');
  const isNotFound = prerenderedHref.endsWith('/404');
  const pathname = isNotFound ? window.location.pathname : prerenderedHref;
  const route = routeOf(pathname);
  const [page, element] = await route.handle.load();
  // React Router's documentation asks for this: a lazy route must be resolved before hydration.
  Object.assign(route, { element, lazy: undefined });
  const router = createRouter(withPathname(pathname), { loaderData: { [route.id]: page } });
  const site = (
    <Site
      router={router}
      prerenderedTags={document.head.querySelectorAll(headSelector)}
      focused={document.activeElement}
    />
  );
  // In a transition, hydration yields to input.
  startTransition(() => {
    if (prerenderedHref === hrefOf(page.language, page.screen)) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
  prefetchOnIntent();
}

function withPathname(pathname: string): URL {
  const url = new URL(window.location.href);
  url.pathname = pathname;
  return url;
}

interface SiteProps {
  router: DataRouter;
  prerenderedTags: NodeListOf<Element>;
  focused: Element | null;
}

function Site({ router, prerenderedTags, focused }: SiteProps) {
  useEffect(() => {
    // `createRoot` adds React's tags to the head and leaves the prerendered ones there.
    if (document.head.querySelectorAll('title').length > 1) {
      for (const tag of prerenderedTags) tag.remove();
    }
    restoreFocus(focused);
    document.documentElement.setAttribute(attributes.hydrated, '');
  }, [prerenderedTags, focused]);
  return <RouterProvider router={router} />;
}
