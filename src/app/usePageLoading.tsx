import { useEffect, useRef } from 'react';
import {
  useBlocker,
  useHref,
  useNavigation,
  type Blocker,
  type BlockerFunction,
} from 'react-router-dom';
import { ToastText } from '../i18n/ToastText';
import { showToast } from '../ui/showToast';

/** Finds the route of a path: `routeOf` of the route table, which imports this file. */
export type FindRoute = (pathname: string) => {
  handle: { load: () => Promise<unknown>; isLoaded: () => boolean };
};

const hostTimeoutMs = 10_000;

/**
 * Keeps showing the current page and its address until the next page is loaded. If loading fails although the
 * host serves the page, a redeploy has removed our chunks: does a full page load. If the host can't be reached,
 * shows a toast.
 * @returns whether a page is being loaded
 */
export function usePageLoading(findRoute: FindRoute): boolean {
  // The router calls the function at once; the state of the blocker reaches React later.
  const latest = useRef<Parameters<BlockerFunction>[0]>(null);
  const blocker = useBlocker((navigation) => {
    latest.current = navigation;
    return !findRoute(navigation.nextLocation.pathname).handle.isLoaded();
  });
  const href = useHref(blocker.location ?? '');
  const isNavigating = useNavigation().state === 'loading';

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const navigation = latest.current;
    // A later navigation has blocked or passed: its own state follows.
    if (navigation?.nextLocation !== blocker.location) return;
    void loadOrAskHost(findRoute(blocker.location.pathname).handle.load(), href).then((outcome) => {
      if (navigation !== latest.current) return;
      if (outcome === 'loaded') {
        blocker.proceed();
      } else if (outcome === 'unreachable') {
        blocker.reset();
        showToast({ type: 'error', title: <ToastText textKey="pageNotLoaded" /> });
      } else if (navigation.historyAction === 'POP') {
        reloadAfterTraversal(blocker);
      } else {
        blocker.reset();
        window.location.assign(href);
      }
    });
  }, [blocker, findRoute, href]);

  return isNavigating || blocker.state === 'blocked';
}

async function loadOrAskHost(loading: Promise<unknown>, href: string) {
  try {
    await loading;
    return 'loaded';
  } catch {
    return (await isOnHost(href)) ? 'onHost' : 'unreachable';
  }
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

/** Goes to the entry of a blocked Back or Forward, and reloads there instead of letting the router load the page. */
function reloadAfterTraversal({ proceed }: Extract<Blocker, { state: 'blocked' }>): void {
  const reload = (event: Event) => {
    event.stopImmediatePropagation();
    window.location.reload();
  };
  window.addEventListener('popstate', reload, { once: true, capture: true });
  proceed();
}
