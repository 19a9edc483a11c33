import { hrefOf, type Screen } from '../site/routes';
import type { Language } from '../site/languages';

/** Address of a language's namespace `common`, below the base. */
export function commonAddress(language: Language): string {
  return `/${language.code}/common.json`;
}

/** Address of a language's offer to read in it, below the base. */
export function offerAddress(language: Language): string {
  return `/${language.code}/offer.json`;
}

/** Address of a page's texts, below the base. */
export function pageAddress(language: Language, screen: Screen): string {
  const path = hrefOf({ ...language, prefix: '' }, screen);
  return `/${language.code}${path === '/' ? '/home' : path}.json`;
}
