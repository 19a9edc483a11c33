import { hrefOf, prerenderedRoutes } from '../../src/site/routes';

/** Every address of the site: vite-plugin-ssr writes a page for each. */
export default function onBeforePrerenderStart(): string[] {
  return prerenderedRoutes.map(({ language, screen }) => hrefOf(language, screen));
}
