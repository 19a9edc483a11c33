import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hrefOf, parseRoute } from '../site/routes';
import { BrowserSite } from './BrowserSite';
import { loadPage } from './loadPage';

/** Id of the element that holds the site. */
export const rootId = 'site';

/**
 * Brings the delivered page to life. A host may answer an unknown address with
 * the not-found page of another language; then the page is rendered anew.
 * @throws if the page's texts or code can't be loaded: the page stays as delivered
 */
export async function start(): Promise<void> {
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`The document has no #${rootId}`);
  const { language, screen } = parseRoute(window.location.pathname);
  await loadPage({ language, screen });
  startTransition(() => {
    if (root.dataset.page === hrefOf(language, screen)) hydrateRoot(root, <BrowserSite />);
    else createRoot(root).render(<BrowserSite />);
  });
}
