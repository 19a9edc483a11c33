import type { Language } from '../site/languages';
import { hrefOf, type Screen } from '../site/hrefs';

export function socialCardPath(language: Language, screen: Screen): string {
  const path = screen.name === 'home' ? '/home' : hrefOf({ ...language, prefix: '' }, screen);
  return `/cards/${language.code}${path}.png`;
}
