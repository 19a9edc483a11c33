import {
  createBrowserRouter,
  createMemoryRouter,
  type DataRouter,
  type HydrationState,
} from 'react-router-dom';
import { createDataStrategy, trackShownEntry } from './failedNavigation';
import { routes } from './routes';

export function createRouter(address: URL, hydrationData: HydrationState): DataRouter {
  const dataStrategy = createDataStrategy(() => router);
  const options = { dataStrategy, hydrationData };
  const initialEntries = [address.pathname + address.search + address.hash];
  const router = replaceAddress(address)
    ? createBrowserRouter(routes, options)
    : createMemoryRouter(routes, { ...options, initialEntries });
  trackShownEntry(router);
  return router;
}

/** @returns whether the browser allows it: not in a sandboxed frame, for example */
function replaceAddress(address: URL): boolean {
  // Entries without a key of their own would share one scroll position.
  const key = Math.random().toString(36).slice(2);
  try {
    window.history.replaceState({ key, ...(window.history.state as object | null) }, '', address);
    return true;
  } catch {
    return false;
  }
}
