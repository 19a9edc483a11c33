import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { toast } from 'sonner';
import { ToastText } from '../contact/ToastText';
import { headTags } from '../seo/Head';
import { attributes } from '../site/attributes';
import { hrefOf } from '../site/routes';
import { dataRoutes, load, loaded } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

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
  const { context, page } = await load(withPathname(pathname).href);
  const router = createRouter(pathname, { hydrationData: context });
  const site = <Site router={router} deliveredTags={document.head.querySelectorAll(headTags)} />;
  // In a transition, as React Router's own entry does: hydration yields to input.
  startTransition(() => {
    if (delivered === hrefOf(page.language, page.screen)) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
  window.addEventListener('vite:preloadError', () => loadFromHost(router));
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, prefetch);
  document.addEventListener('click', stayOffline, { capture: true });
  window.addEventListener('unhandledrejection', ignoreSkipped);
}

/** The current address with another path. */
function withPathname(pathname: string): URL {
  const url = new URL(window.location.href);
  url.pathname = pathname;
  return url;
}

/** A router at the path; the address is corrected where the browser allows that. */
function createRouter(
  pathname: string,
  options: Parameters<typeof createBrowserRouter>[1],
): Router {
  const address = withPathname(pathname);
  // Entries without a key of their own would share one scroll position.
  const key = Math.random().toString(36).slice(2);
  try {
    window.history.replaceState({ key, ...(window.history.state as object | null) }, '', address);
    return createBrowserRouter(dataRoutes, options);
  } catch {
    // A sandboxed frame, for example, has no history of its own.
    const initialEntries = [address.pathname + address.search + address.hash];
    return createMemoryRouter(dataRoutes, { ...options, initialEntries });
  }
}

interface SiteProps {
  router: Router;
  /** The tags of the head as they were delivered. */
  deliveredTags: NodeListOf<Element>;
}

function Site({ router, deliveredTags }: SiteProps) {
  useEffect(() => {
    // React adopts the delivered tags unless it renders the page anew: then it has added its own.
    if (document.head.querySelectorAll('title').length > 1) {
      for (const tag of deliveredTags) tag.remove();
    }
    document.documentElement.setAttribute(attributes.hydrated, '');
  }, [deliveredTags]);
  return <RouterProvider router={router} />;
}

/** React Router skips the fade of a page that is left meanwhile, and leaves the browser's "no" to nobody. */
function ignoreSkipped(event: PromiseRejectionEvent): void {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError')
    event.preventDefault();
}

/** A redeploy has removed the chunk that the visitor waits for: loads the page from the host. */
function loadFromHost(router: Router): void {
  const target = router.state.navigation.location;
  if (!target) return;
  // Else the router would end the navigation too, by an entry with its error.
  router.dispose();
  const { href } = new URL(router.createHref(target), window.location.href);
  // On the way back the address is that of the page already.
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}

/** Loads the chunks of a page ahead when a visitor turns to a link to it. */
function prefetch(event: Event): void {
  const page = pageOf(event);
  if (page) load(page.href).catch(() => undefined);
}

/** Without a connection the page stays: the browser's error would take its place. */
function stayOffline(event: Event): void {
  const page = pageOf(event);
  if (navigator.onLine || !page || loaded.has(page.pathname)) return;
  event.preventDefault();
  toast.error(<ToastText of="offline" />);
}

/** The link to another page of the site in which an event happens. */
function pageOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const { origin, pathname } = window.location;
  return link?.origin === origin && link.pathname !== pathname ? link : undefined;
}
