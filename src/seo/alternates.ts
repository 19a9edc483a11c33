import { defaultLanguage, languages } from '../site/languages';
import { hrefOf, type Screen } from '../site/hrefs';

export function alternatesOf(
  screen: Screen,
  siteUrl: string,
): { hreflang: string; href: string }[] {
  const versions = languages.map((language) => ({
    hreflang: language.code,
    href: siteUrl + hrefOf(language, screen),
  }));
  return [...versions, { hreflang: 'x-default', href: siteUrl + hrefOf(defaultLanguage, screen) }];
}
