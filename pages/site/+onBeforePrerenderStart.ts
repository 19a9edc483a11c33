import { prerenderSamples } from '../../src/app/prerenderSamples';
import { hrefOf } from '../../src/site/routes';

/** The addresses that the plugin prerenders itself: docs/decisions/prerendering.md */
export default function onBeforePrerenderStart(): string[] {
  return [...prerenderSamples].map(({ language, screen }) => hrefOf(language, screen));
}
