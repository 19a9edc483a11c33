import { hrefOf, prerenderedPages } from '../../src/site/hrefs';

/** Every address of the site: vite-plugin-ssr writes a page for each. */
export default function onBeforePrerenderStart(): string[] {
  return prerenderedPages.map(({ language, screen }) => hrefOf(language, screen));
}
