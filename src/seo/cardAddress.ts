import type { Language } from '../site/languages';
import { hrefOf, type Screen } from '../site/hrefs';

/** The address of a page's social card, without the origin: `/cards/ar/home.png`. */
export function cardAddress(language: Language, screen: Screen): string {
  const path = screen.name === 'home' ? '/home' : hrefOf({ ...language, prefix: '' }, screen);
  return `/cards/${language.code}${path}.png`;
}
