import { prerenderedRoutes, type Route } from '../site/routes';

/**
 * One route of each kind in each language: the pages that vite-plugin-ssr prerenders itself. The
 * rest is written by `prerenderWorker.ts`, which makes these too and compares.
 */
export const prerenderSamples: ReadonlySet<Route> = new Set(
  prerenderedRoutes.filter(
    (route, index) =>
      index ===
      prerenderedRoutes.findIndex(
        ({ language, screen }) => language === route.language && screen.name === route.screen.name,
      ),
  ),
);
