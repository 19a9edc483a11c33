import { languages } from '../site/languages';
import { hrefOf, indexedScreens } from '../site/hrefs';
import { alternatesOf } from './alternates';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

export function sitemap(siteUrl: string): string {
  const urls = languages.flatMap((language) =>
    indexedScreens.map((screen) => {
      const alternates = alternatesOf(screen, siteUrl).map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
      );
      const location = escapeHtml(siteUrl + hrefOf(language, screen));
      return `<url><loc>${location}</loc>${alternates.join('')}</url>`;
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
