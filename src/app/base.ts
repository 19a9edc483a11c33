import { parseRoute, type Route } from '../site/routes';

/** The path below which the site lies, a slash at both ends: Vite's `base`, which VITE_SITE_URL sets. */
export const base = import.meta.env.BASE_URL;

/**
 * The route of an address of the browser's.
 * @param pathname an address's path, which begins with the base
 */
export function routeAt(pathname: string): Route {
  return parseRoute(pathname.slice(base.length - 1));
}
