import type { DataRouter, DataStrategyFunction } from 'react-router-dom';
import { ToastText } from '../contact/ToastText';
import { showToast } from '../ui/showToast';

const hostTimeoutMs = 10_000;

/**
 * React Router's default data strategy, except that a navigation whose page can't be loaded leaves the
 * visitor where they are.
 * @param getRouter returns the router, which is created with its strategy
 */
export function createDataStrategy(getRouter: () => DataRouter): DataStrategyFunction {
  return async ({ matches, request: { signal }, fetcherKey }) => {
    const results = await Promise.all(
      matches
        .filter((match) => match.shouldCallHandler())
        .map(async (match) => [match.route.id, await match.resolve()] as const),
    );
    const isFailed = fetcherKey === null && results.some(([, { type }]) => type === 'error');
    if (isFailed && !signal.aborted) await recover(getRouter(), signal);
    return Object.fromEntries(results);
  };
}

/**
 * Asks the host for the page. If the host delivers it, the browser loads it from there, because a
 * redeploy has removed its chunks. Otherwise the page that is shown stays, and a toast says so.
 */
async function recover(router: DataRouter, signal: AbortSignal): Promise<void> {
  const { location } = router.state.navigation;
  if (!location) return;
  const { href } = new URL(router.createHref(location), window.location.href);
  const isOnHost = await isDelivered(href);
  if (signal.aborted) return;
  // On Back and Forward the browser changes the address before the page is loaded.
  const isTraversal = href === window.location.href;
  const delta = shownIndex - entryIndex();
  if (isTraversal && (isOnHost || !delta)) {
    window.location.reload();
  } else {
    // Either makes the router return to the page that is shown, which ends the failed navigation.
    if (isTraversal) window.history.go(delta);
    else window.dispatchEvent(new PopStateEvent('popstate'));
    if (isOnHost) window.location.assign(href);
    else showToast({ type: 'error', title: <ToastText of="pageNotLoaded" /> });
  }
  await new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', resolve, { once: true });
  });
}

/** Whether the host delivers a page of this site: not without a connection, nor behind a captive portal. */
async function isDelivered(href: string): Promise<boolean> {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), hostTimeoutMs);
  try {
    const response = await fetch(href, { signal: timeout.signal });
    return (await response.text()).includes(' data-page="');
  } catch {
    return false;
  }
}

let shownIndex = 0;

export function trackShownEntry(router: DataRouter): void {
  const update = () => {
    if (router.state.navigation.state === 'idle') shownIndex = entryIndex();
  };
  update();
  router.subscribe(update);
}

/** React Router's index of the current history entry; NaN for an entry that the browser has made. */
function entryIndex(): number {
  const { idx = NaN } = (window.history.state ?? {}) as { idx?: number };
  return idx;
}
