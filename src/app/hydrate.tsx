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
 * Hydrates the delivered page as the page that it says it is, whatever its address: a host may deliver
 * a page at `/index.html` or `/AR`. Only a not-found page is judged by its address, because hosts
 * have one for all addresses: the page of that address replaces it.
 * @throws if a chunk can't be loaded: the page stays as it was delivered
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const delivered = root?.dataset.page;
  if (!root || !delivered) throw new Error('This page is not one of the site');
  const pathname = delivered.endsWith('/404') ? window.location.pathname : delivered;
  const route = routeOf(pathname);
  const [page, element] = await route.handle.load();
  // As React Router's documentation does it: the router hydrates no lazy route.
  Object.assign(route, { element, lazy: undefined });
  const router = createRouter(withPathname(pathname), { loaderData: { [route.id]: page } });
  const site = (
    <Site
      router={router}
      deliveredTags={document.head.querySelectorAll(headTags)}
      focused={document.activeElement}
    />
  );
  // In a transition, as React Router's own entry does: hydration yields to input.
  startTransition(() => {
    if (delivered === hrefOf(page.language, page.screen)) hydrateRoot(root, site);
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
  deliveredTags: NodeListOf<Element>;
  focused: Element | null;
}

function Site({ router, deliveredTags, focused }: SiteProps) {
  useEffect(() => {
    // React adopts the delivered tags unless it renders the page anew: then it has added its own.
    if (document.head.querySelectorAll('title').length > 1) {
      for (const tag of deliveredTags) tag.remove();
    }
    restoreFocus(focused);
    document.documentElement.setAttribute(attributes.hydrated, '');
  }, [deliveredTags, focused]);
  return <RouterProvider router={router} />;
}
