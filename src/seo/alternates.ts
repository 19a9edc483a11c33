import { defaultLanguage, languages } from '../site/languages';
import { hrefOf, type Screen } from '../site/hrefs';

/** A screen's addresses in all languages, `x-default` last: for the head and the sitemap, so that both agree. */
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
