import { languages } from '../site/languages';
import { hrefOf, type Route } from '../site/routes';
import { cardAddress } from './cardAddress';

interface Summary {
  title: string;
  description: string;
  firm: string;
}

/**
 * Attributes of the `<meta>` elements by which networks show a page that is
 * shared: Open Graph (https://ogp.me), which X reads too, beside its own kind of card.
 * @param siteUrl the site's origin
 */
export function sharingTags(
  { language, screen }: Route,
  { title, description, firm }: Summary,
  siteUrl: string,
): Record<string, string>[] {
  const properties: [name: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', firm],
    ['og:title', title],
    ['og:description', description],
    ['og:url', siteUrl + hrefOf(language, screen)],
    ['og:image', siteUrl + cardAddress(language, screen)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
    ['og:locale', language.openGraph],
    ...languages
      .filter((other) => other !== language)
      .map(({ openGraph }): [string, string] => ['og:locale:alternate', openGraph]),
  ];
  return [
    ...properties.map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
