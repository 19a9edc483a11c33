import { loadEnv } from 'vite';
import { languages } from '../../src/site/languages';
import { readFacts } from '../../src/site/readFacts';
import { test, expect } from './fixtures';
import { pagesOfTheSite, timeForAllPages } from './pages';
import { paths } from './specification';

test.describe.configure({ timeout: timeForAllPages });

const { siteUrl } = readFacts(loadEnv('production', process.cwd()));
const indexed = languages.flatMap(({ prefix }) =>
  paths.map((path) => siteUrl + (path === '/' && prefix !== '' ? prefix : prefix + path)),
);

test('the built pages are those of the specification', () => {
  const built = pagesOfTheSite.filter(({ status }) => status === 200);
  expect(paths).toHaveLength(29);
  expect(built.map(({ address }) => siteUrl + address).sort()).toEqual([...indexed].sort());
});

test('every page names itself and its versions, and they name it', async ({ read }) => {
  for (const { address, screen, status } of pagesOfTheSite) {
    if (status === 404) continue;
    const { head } = await read(address);
    expect.soft(head.canonicals, address).toEqual([siteUrl + address]);
    expect.soft(head.robots, address).toEqual([]);
    const names = head.alternates.map(([hreflang]) => hreflang);
    expect.soft(names, address).toEqual([...languages.map(({ code }) => code), 'x-default']);
    for (const [hreflang, href] of head.alternates) {
      expect.soft(href.startsWith(siteUrl), `${address}: ${href}`).toBe(true);
      const version = await read(href.slice(siteUrl.length) || '/');
      expect.soft(version.status, `${address}: ${href}`).toBe(200);
      expect.soft(version.head.canonicals, `${address}: ${href}`).toEqual([href]);
      expect.soft(version.head.alternates, `${address}: ${href}`).toEqual(head.alternates);
      const lang = hreflang === 'x-default' ? languages[0]?.code : hreflang;
      expect.soft(version.head.lang, `${address} (${screen.name}): ${hreflang}`).toBe(lang);
    }
  }
});

test('not-found pages are kept out of search engines', async ({ read }) => {
  const addresses = pagesOfTheSite.filter(({ status }) => status === 404);
  expect(addresses).toHaveLength(2 * languages.length);
  for (const { address } of addresses) {
    const { head } = await read(address);
    expect.soft(head.robots, address).toEqual(['noindex']);
    expect.soft([head.canonicals, head.alternates], address).toEqual([[], []]);
  }
});

test('the sitemap lists all pages with their versions, robots.txt names it', async ({
  read,
  plainPage,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(robots).not.toMatch(/^Disallow: ?\S/m);
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  // A page of the site may parse nothing: its policy requires Trusted Types.
  await plainPage.goto('about:blank');
  const entries = await plainPage.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    return [...document.getElementsByTagName('url')].map((url) => ({
      location: url.getElementsByTagName('loc')[0]?.textContent ?? '',
      alternates: [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    }));
  }, sitemap);
  expect(entries.map(({ location }) => location).sort()).toEqual([...indexed].sort());
  for (const { location, alternates } of entries) {
    const { head } = await read(location.slice(siteUrl.length) || '/');
    expect.soft(alternates, location).toEqual(head.alternates);
  }
});
