import { defaultLanguage } from '../../../../src/site/languages';
import { hrefOf, prerenderedRoutes, type Screen } from '../../../../src/site/routes';

/** Every page of the site once, not-found pages included, in the order of the site. */
export const allScreens: readonly Screen[] = prerenderedRoutes
  .filter(({ language }) => language === defaultLanguage)
  .map(({ screen }) => screen);

/** A screen as a name for files and ids: `home`, `visitor-economy-strategy`, `404`. */
export function screenName(screen: Screen): string {
  if (screen.name === 'home') return 'home';
  return hrefOf(defaultLanguage, screen)
    .slice(1)
    .replace(/\//gu, '-')
    .replace(/^services-(?!404)/u, '');
}
