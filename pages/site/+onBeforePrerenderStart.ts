import { hrefOf, prerenderedPages } from '../../src/site/hrefs';

/** The addresses that vite-plugin-ssr prerenders. */
export default function onBeforePrerenderStart(): string[] {
  return prerenderedPages.map(({ language, screen }) => hrefOf(language, screen));
}
