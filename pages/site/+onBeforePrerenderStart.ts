import { hrefOf, prerenderedRoutes } from '../../src/site/routes';

export default function onBeforePrerenderStart(): string[] {
  return prerenderedRoutes.map(({ language, screen }) => hrefOf(language, screen));
}
