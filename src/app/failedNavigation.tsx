import type { DataRouter, DataStrategyFunction } from 'react-router-dom';
import { ToastText } from '../contact/ToastText';
import { showToast } from '../ui/showToast';

const hostTimeoutMs = 10_000;

/**
 * React Router's default data strategy, except that `recover` handles a page that can't be loaded.
 * @param getRouter a function, because the router is created with its data strategy
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
 * After a followed link the shown page stays, and a toast says that the other page can't be loaded.
 * After Back or Forward, when the browser has already changed the address, the history also returns to
 * the shown page's entry; if that entry is unknown, the browser reloads. After a redeploy the host has
 * the page, but no longer the chunks that this application asks for: the browser loads the page anew.
 */
async function recover(router: DataRouter, signal: AbortSignal): Promise<void> {
  const { location } = router.state.navigation;
  if (!location) return;
  const { href } = new URL(router.createHref(location), window.location.href);
  const hostHasPage = await isOnHost(href);
  if (signal.aborted) return;
  const isTraversal = href === window.location.href;
  const delta = shownIndex - entryIndex();
  // `!delta` covers 0 and NaN: there is no known entry to return to.
  if (isTraversal && (hostHasPage || !delta)) {
    window.location.reload();
  } else {
    // Both start a navigation to the shown page, which aborts the failed one.
    if (isTraversal) window.history.go(delta);
    else window.dispatchEvent(new PopStateEvent('popstate'));
    if (hostHasPage) window.location.assign(href);
    else showToast({ type: 'error', title: <ToastText of="pageNotLoaded" /> });
  }
  // If the strategy returned before the abort, the router would show the error.
  await new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', resolve, { once: true });
  });
}

/** False without a connection, and behind a captive portal, whose answer is no page of this site. */
async function isOnHost(href: string): Promise<boolean> {
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

/** React Router's index of the current history entry; NaN for an entry that the browser created. */
function entryIndex(): number {
  const { idx = NaN } = (window.history.state ?? {}) as { idx?: number };
  return idx;
}
