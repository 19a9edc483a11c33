import { loadEnv } from 'vite';
import { expect, it } from 'vitest';
import { defaultLanguage, languages } from '../../src/site/languages';
import { hrefOf, isIndexed } from '../../src/site/hrefs';
import { readSettings } from '../../tools/host/settings';
import { attributes, all, builtFile, builtPages, indexed, type BuiltPage } from './site';

const { facts } = readSettings(loadEnv('production', process.cwd()));

const alternatesOf = ({ document }: BuiltPage) =>
  all(document, 'link[rel=alternate]').map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

it.each(builtPages)('$address has a canonical address and alternates, or noindex', (page) => {
  const { address, document, screen } = page;
  const robots = attributes(document, 'meta[name=robots]', 'content');
  const canonicals = attributes(document, 'link[rel=canonical]', 'href');
  if (!isIndexed(screen)) {
    expect([robots, canonicals, alternatesOf(page)]).toEqual([['noindex'], [], []]);
    return;
  }
  expect([robots, canonicals]).toEqual([[], [facts.siteUrl + address]]);
  expect(alternatesOf(page)).toEqual([
    ...languages.map((other) => [other.code, facts.siteUrl + hrefOf(other, screen)]),
    ['x-default', facts.siteUrl + hrefOf(defaultLanguage, screen)],
  ]);
});

it('has a title and a description of its own for each page', () => {
  const texts = builtPages.flatMap(({ document }) => [
    document.title,
    ...attributes(document, 'meta[name=description]', 'content'),
  ]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

it('lists all pages with their alternates in the sitemap, which robots.txt names', () => {
  expect(builtFile('robots.txt').toString()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${facts.siteUrl}/sitemap.xml\n`,
  );
  const entries = builtFile('sitemap.xml').toString().split('<url>').slice(1);
  const found = entries.map((entry) => ({
    location: /<loc>([^<]*)/.exec(entry)?.[1],
    alternates: [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, ...pair]) => pair,
    ),
  }));
  const wanted = indexed.map((page) => ({
    location: facts.siteUrl + page.address,
    alternates: alternatesOf(page),
  }));
  expect(found).toHaveLength(wanted.length);
  expect(found).toEqual(expect.arrayContaining(wanted));
});
