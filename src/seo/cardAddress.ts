import { pageAddress } from '../i18n/addresses';
import type { Language } from '../site/languages';
import type { Screen } from '../site/routes';

/** The address of a page's social card, without the origin: `/cards/ar/home.png`. */
export function cardAddress(language: Language, screen: Screen): string {
  return `/cards${pageAddress(language, screen).replace(/\.json$/, '.png')}`;
}
