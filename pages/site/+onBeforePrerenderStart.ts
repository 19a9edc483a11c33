import { hrefOf, prerenderedPages } from '../../src/site/hrefs';

export default function onBeforePrerenderStart(): string[] {
  return prerenderedPages.map(({ language, screen }) => hrefOf(language, screen));
}
