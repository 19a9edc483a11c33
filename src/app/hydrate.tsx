import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { toast } from 'sonner';
import { ToastText } from '../contact/ToastText';
import { hrefOf } from '../site/routes';
import { dataRoutes, load, loaded } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Hydrates the delivered page. A host may answer an address with another page than it asks for, as
 * its one not-found page: then the right page takes its place.
 * @throws if a chunk can't be loaded: the page stays as it was delivered
 */
export async function hydrate(): Promise<void> {
  const { context, page } = await load(window.location.href);
  const root = document.getElementById('root') as HTMLElement;
  giveEntryKey();
  const router = createBrowserRouter(dataRoutes, { hydrationData: context });
  const site = <RouterProvider router={router} />;
  const isDelivered = root.dataset.page === hrefOf(page.language, page.screen);
  // As React Router's own entry does: in slices, between which the page answers.
  startTransition(() => {
    if (isDelivered) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
  window.addEventListener('vite:preloadError', () => loadFromHost(router));
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, prefetch);
  document.addEventListener('click', stayOffline, { capture: true });
  window.addEventListener('unhandledrejection', ignoreSkipped);
}

/** React Router skips the fade of a page that is left meanwhile, and leaves the browser's "no" to nobody. */
function ignoreSkipped(event: PromiseRejectionEvent): void {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError')
    event.preventDefault();
}

/** Without a key of its own an entry that the host gave would share its scroll position with others. */
function giveEntryKey(): void {
  const state = (window.history.state ?? {}) as { key?: string };
  state.key ??= Math.random().toString(36).slice(2);
  window.history.replaceState({ usr: null, idx: 0, ...state }, '');
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
