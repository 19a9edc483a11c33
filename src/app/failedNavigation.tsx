import type { DataRouter, DataStrategyFunction } from 'react-router-dom';
import { ToastText } from '../contact/ToastText';
import { showToast } from '../ui/showToast';

const hostTimeoutMs = 10_000;

/**
 * React Router's default data strategy, except that `recover` handles a page that can't be loaded.
 * @param getRouter a function, because the data strategy is created before its router
 */
export function createDataStrategy(getRouter: () => DataRouter): DataStrategyFunction {
  return async ({ matches, request: { signal }, fetcherKey }) => {
    const results = await Promise.all(
      matches
        .filter((match) => match.shouldCallHandler())
        .map(async (match) => [match.route.id, await match.resolve()] as const),
    );
    const isNavigation = fetcherKey === null;
    const isFailed = results.some(([, { type }]) => type === 'error');
    if (isNavigation && isFailed && !signal.aborted) await recover(getRouter(), signal);
    return Object.fromEntries(results);
  };
}

/**
 * If the host can't be reached, keeps the shown page and shows a toast. If the host has the page, a
 * redeploy has removed the chunks that this application requests, so the browser loads the page anew.
 */
async function recover(router: DataRouter, signal: AbortSignal): Promise<void> {
  const { location } = router.state.navigation;
  if (!location) return;
  const { href } = new URL(router.createHref(location), window.location.href);
  const hostHasPage = await isOnHost(href);
  if (signal.aborted) return;
  const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
  // Back and Forward change the browser's address before the page is loaded, a followed link after.
  const isTraversal = href === window.location.href;
  if (isTraversal) recoverTraversal(hostHasPage);
  else recoverLink(href, hostHasPage);
  // The return to the shown page aborts the failed navigation. If the strategy returned before the
  // abort, the router would show the error screen.
  await aborted;
}

function recoverLink(href: string, hostHasPage: boolean): void {
  // The browser's address is still the shown page's, so this event makes the router return to that page.
  window.dispatchEvent(new PopStateEvent('popstate'));
  if (hostHasPage) window.location.assign(href);
  else showNotLoadedToast();
}

function recoverTraversal(hostHasPage: boolean): void {
  const delta = shownEntryIndex - entryIndex();
  // Without a known entry to return to (`delta` is NaN or 0), only a reload is left.
  if (hostHasPage || !delta) {
    window.location.reload();
  } else {
    window.history.go(delta);
    showNotLoadedToast();
  }
}

function showNotLoadedToast(): void {
  showToast({ type: 'error', title: <ToastText textKey="pageNotLoaded" /> });
}

/** False if the visitor is offline or behind a captive portal. */
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

let shownEntryIndex = 0;

export function trackShownEntry(router: DataRouter): void {
  const update = () => {
    if (router.state.navigation.state === 'idle') shownEntryIndex = entryIndex();
  };
  update();
  router.subscribe(update);
}

/** React Router's index of the current history entry; NaN if the skip link, a plain `<a>`, created the entry. */
function entryIndex(): number {
  const { idx = NaN } = (window.history.state ?? {}) as { idx?: number };
  return idx;
}
