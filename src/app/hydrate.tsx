import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { restoreFocus } from '../contact/restoreFocus';
import { headTags } from '../seo/Head';
import { attributes } from '../site/attributes';
import { hrefOf } from '../site/hrefs';
import { prefetchOnIntent } from './prefetch';
import { createRouter } from './router';
import { routeOf } from './routes';

/**
 * Hydrates the prerendered page. `data-page` chooses the route, not the URL: hosts also serve pages at
 * `/index.html` or `/AR`. The exception is the not-found page, which hosts serve for every unknown URL:
 * if the URL has a page, that page is rendered instead.
 * @throws if a chunk can't be loaded: the page stays as prerendered
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const prerendered = root?.dataset.page;
  if (!root || !prerendered) throw new Error('This page is not one of the site');
  const pathname = prerendered.endsWith('/404') ? window.location.pathname : prerendered;
  const route = routeOf(pathname);
  const [page, element] = await route.handle.load();
  // As in React Router's documentation: a lazy route must be resolved before hydration.
  Object.assign(route, { element, lazy: undefined });
  const router = createRouter(withPathname(pathname), { loaderData: { [route.id]: page } });
  const site = (
    <Site
      router={router}
      prerenderedTags={document.head.querySelectorAll(headTags)}
      focused={document.activeElement}
    />
  );
  // In a transition, as in React Router's entry: hydration yields to input.
  startTransition(() => {
    if (prerendered === hrefOf(page.language, page.screen)) hydrateRoot(root, site);
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
    // After a client render the head has both sets of tags: remove the prerendered ones.
    if (document.head.querySelectorAll('title').length > 1) {
      for (const tag of prerenderedTags) tag.remove();
    }
    restoreFocus(focused);
    document.documentElement.setAttribute(attributes.hydrated, '');
  }, [prerenderedTags, focused]);
  return <RouterProvider router={router} />;
}
