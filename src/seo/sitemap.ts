import { languages } from '../site/languages';
import { hrefOf, indexedScreens } from '../site/hrefs';
import { alternatesOf } from './alternates';

/** @param siteUrl an origin, which needs no escaping in XML, nor do the paths of the site */
export function sitemap(siteUrl: string): string {
  const urls = languages.flatMap((language) =>
    indexedScreens.map((screen) => {
      const alternates = alternatesOf(screen, siteUrl).map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      );
      return `<url><loc>${siteUrl}${hrefOf(language, screen)}</loc>${alternates.join('')}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
