import {
  createBrowserRouter,
  createMemoryRouter,
  type DataRouter,
  type StaticHandlerContext,
} from 'react-router-dom';
import { createDataStrategy, trackShownEntry } from './failedNavigation';
import { dataRoutes } from './routes';

/** Creates the router at an address, which replaces that of the document if the browser allows it. */
export function createRouter(address: URL, hydrationData: StaticHandlerContext): DataRouter {
  const dataStrategy = createDataStrategy(() => router);
  const options = { hydrationData, dataStrategy };
  const initialEntries = [address.pathname + address.search + address.hash];
  const router = replaceAddress(address)
    ? createBrowserRouter(dataRoutes, options)
    : createMemoryRouter(dataRoutes, { ...options, initialEntries });
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
