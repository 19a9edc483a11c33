import { describe, expect, it } from 'vitest';
import { hrefOf, isIndexed, prerenderedPages } from '../site/hrefs';
import { alternatesOf } from './alternates';
import { robots, sitemap } from './sitemap';

const siteUrl = 'https://firm.example';
const xml = sitemap(siteUrl);
const indexed = prerenderedPages.filter(({ screen }) => isIndexed(screen));

describe('sitemap', () => {
  it('lists every indexed page once', () => {
    const locations = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
    expect(locations).toEqual(
      indexed.map(({ language, screen }) => siteUrl + hrefOf(language, screen)),
    );
    expect(new Set(locations).size).toBe(locations.length);
    expect(xml).not.toContain('404');
  });

  it('lists each page in every language', () => {
    const entries = xml.split('<url>').slice(1);
    for (const [index, { screen }] of indexed.entries()) {
      for (const { hreflang, href } of alternatesOf(screen, siteUrl)) {
        expect(entries[index]).toContain(
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
        );
      }
    }
  });

  it('escapes addresses', () => {
    expect(sitemap('https://firm.example/?a&b')).toContain('<loc>https://firm.example/?a&amp;b/');
  });
});

it('lets crawlers in and names the sitemap', () => {
  expect(robots(siteUrl)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://firm.example/sitemap.xml\n',
  );
});
