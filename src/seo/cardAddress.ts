import type { Language } from '../site/languages';
import { hrefOf, type Screen } from '../site/hrefs';

/** The path of the page's social card, a picture (tools/art/cards.ts). */
export function cardAddress(language: Language, screen: Screen): string {
  const path = screen.name === 'home' ? '/home' : hrefOf({ ...language, prefix: '' }, screen);
  return `/cards/${language.code}${path}.png`;
}
