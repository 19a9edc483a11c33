import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hrefOf, type Route } from '../site/routes';
import { loadDrawings } from '../ui/drawings';
import { BrowserSite } from './BrowserSite';
import { followTexts } from './followTexts';
import { loadPage } from './loadPage';

/** Id of the element that holds the site. */
const rootId = 'site';

/**
 * Brings the delivered page to life. A host may answer an unknown address with
 * the not-found page of another language; then the page is rendered anew.
 * @returns when the page is alive
 * @throws if the page's texts or code can't be loaded: the page stays as delivered
 */
export async function start(route: Route): Promise<void> {
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`The document has no #${rootId}`);
  const isDelivered = root.dataset.page === hrefOf(route.language, route.screen);
  await Promise.all([loadPage(route), isDelivered || loadDrawings()]);
  nameEntry();
  await new Promise<void>((resolve) => {
    const site = <BrowserSite onAlive={resolve} />;
    startTransition(() => {
      const reactRoot = isDelivered ? hydrateRoot(root, site) : createRoot(root);
      if (!isDelivered) reactRoot.render(site);
      if (import.meta.hot) {
        followTexts(() => reactRoot.render(<BrowserSite onAlive={resolve} />));
      }
    });
  });
}

/**
 * Gives the history entry of a page that was loaded from the host a key of its
 * own: without one its scroll position would be that of every such entry.
 */
function nameEntry(): void {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return;
  window.history.replaceState({ usr: null, key: Math.random().toString(36).slice(2), idx: 0 }, '');
}
