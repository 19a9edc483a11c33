import { parseRoute } from '../site/routes';
import { loadMotion } from '../ui/loadMotion';
import { isReachable } from './isReachable';
import { loadPage } from './loadPage';
import { showProgress } from './progress';

interface Ways {
  /** Goes to the page: it is ready. */
  navigate: (to: string) => void;
  /** Says that the page can't be reached now. */
  tellUnreachable: () => void;
}

let latest: symbol | undefined;

/**
 * Opens an address of the site once its page is ready, so that the one before
 * stays until then. A page whose texts or code are gone is left to the
 * browser; without a connection the visitor stays and is told. Going back or
 * forward meanwhile is the newer wish.
 */
export async function openPage(to: string, ways: Ways): Promise<void> {
  const attempt = (latest = Symbol(to));
  const forget = () => {
    if (latest === attempt) latest = undefined;
  };
  window.addEventListener('popstate', forget, { once: true });
  const opening = open(to, () => attempt !== latest, ways);
  showProgress(opening);
  await opening;
  window.removeEventListener('popstate', forget);
}

async function open(to: string, isOutdated: () => boolean, ways: Ways): Promise<void> {
  try {
    void loadMotion();
    const page = loadPage(parseRoute(new URL(to, window.location.origin).pathname));
    if (page instanceof Promise) await page;
    if (!isOutdated()) ways.navigate(to);
  } catch {
    const isThere = await isReachable(to);
    if (isOutdated()) return;
    if (isThere) window.location.assign(to);
    else ways.tellUnreachable();
  }
}
