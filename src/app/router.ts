import {
  createBrowserRouter,
  createMemoryRouter,
  type DataRouter,
  type HydrationState,
} from 'react-router-dom';
import { stateFromReferrer } from '../contact/subject';
import { routes } from './routes';

export function createRouter(address: URL, hydrationData: HydrationState): DataRouter {
  const initialEntries = [address.pathname + address.search + address.hash];
  return replaceAddress(address)
    ? createBrowserRouter(routes, { hydrationData })
    : createMemoryRouter(routes, { hydrationData, initialEntries });
}

/** @returns false if the browser forbids changing the address, as it does in a sandboxed frame */
function replaceAddress(address: URL): boolean {
  // React Router saves a scroll position for each key: entries without a key would share a position.
  const key = Math.random().toString(36).slice(2);
  const usr = stateFromReferrer(document.referrer, address);
  try {
    const state = window.history.state as object | null;
    window.history.replaceState({ key, usr, ...state }, '', address);
    return true;
  } catch {
    return false;
  }
}
