import { parseRoute } from '../site/routes';
import { loadPage } from './loadPage';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Lets React Router follow the page's own links, which are plain `<a href>`
 * wherever they stand, and fetches a page ahead when a visitor turns to its link.
 * @param open goes to an address of this site
 * @returns what stops it
 */
export function followLinks(open: (to: string) => void): () => void {
  function follow(event: MouseEvent) {
    const link = linkOf(event);
    if (!link || isForBrowser(event, link)) return;
    event.preventDefault();
    open(link.pathname + link.search + link.hash);
  }
  document.addEventListener('click', follow);
  for (const intent of intents) document.addEventListener(intent, fetchAhead, { passive: true });
  return () => {
    document.removeEventListener('click', follow);
    for (const intent of intents) document.removeEventListener(intent, fetchAhead);
  };
}

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.href && link.origin === window.location.origin ? link : null;
}

function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    link.target !== '' ||
    link.hasAttribute('download') ||
    link.dataset.reload !== undefined ||
    isFile(link.pathname)
  );
}

/** Pages have no extension: what has one is not React Router's. */
function isFile(pathname: string): boolean {
  return /\.[^/]+$/.test(pathname);
}

function fetchAhead(event: Event): void {
  const link = linkOf(event);
  if (!link || link.pathname === window.location.pathname || isFile(link.pathname)) return;
  const page = loadPage(parseRoute(link.pathname));
  if (page instanceof Promise) page.catch(() => undefined);
}
