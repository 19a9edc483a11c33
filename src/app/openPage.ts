import { parseRoute } from '../site/routes';
import { isReachable } from './isReachable';
import { loadPage } from './loadPage';

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
 * browser; without a connection the visitor stays and is told.
 */
export async function openPage(to: string, { navigate, tellUnreachable }: Ways): Promise<void> {
  const attempt = (latest = Symbol(to));
  const isOutdated = () => attempt !== latest;
  try {
    await loadPage(parseRoute(new URL(to, window.location.origin).pathname));
    if (!isOutdated()) navigate(to);
  } catch {
    const isThere = await isReachable(to);
    if (isOutdated()) return;
    if (isThere) window.location.assign(to);
    else tellUnreachable();
  }
}
