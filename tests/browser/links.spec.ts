import { loadEnv } from 'vite';
import { phoneHref, readFacts } from '../../src/site/readFacts';
import { test, expect } from './fixtures';
import { pagesOfTheSite, timeForAllPages } from './pages';

test.describe.configure({ timeout: timeForAllPages });

const { email, phone, businessNetwork } = readFacts(loadEnv('production', process.cwd()));
const outside = new Set([`mailto:${email}`, phoneHref(phone), businessNetwork]);

test('every link and fragment leads somewhere, and links lead to every page', async ({ read }) => {
  const wrong: string[] = [];
  const notFound = pagesOfTheSite.filter(({ status }) => status === 404);
  // A set that grows while it is walked through: what is found comes last.
  const found = new Set(['/', ...notFound.map(({ address }) => address)]);
  for (const address of found) {
    const { links, status: own } = await read(address);
    for (const { href, hreflang } of links) {
      if (!/^[/#]/.test(href)) {
        if (!outside.has(href)) wrong.push(`${address}: ${href} leads outside`);
        continue;
      }
      const [path = '', id] = href.split('#');
      const target = await read(path || address);
      // The switcher of a not-found page leads to its other languages.
      const wanted = hreflang || path === '' ? own : 200;
      if (target.status !== wanted) wrong.push(`${address}: ${href} answers ${target.status}`);
      if (id && !target.ids.includes(id)) wrong.push(`${address}: ${href} has no such place`);
      if (target.status === 200) found.add(path || address);
    }
  }
  expect(wrong).toEqual([]);
  expect([...found].sort()).toEqual(pagesOfTheSite.map(({ address }) => address).sort());
});

test('links stay in the language of their page, but for the language switcher', async ({
  read,
}) => {
  for (const { address, language } of pagesOfTheSite) {
    const others = pagesOfTheSite.filter((page) => page.language.code !== language.code);
    const foreign = new Set(others.map((page) => page.address));
    const { links } = await read(address);
    const strays = links.filter(
      ({ href, hreflang }) => !hreflang && foreign.has(href.split('#')[0] || address),
    );
    expect.soft(strays, address).toEqual([]);
  }
});

test('ids are unique, and a link that opens beside the page keeps it to itself', async ({
  read,
}) => {
  for (const { address } of pagesOfTheSite) {
    const { ids, links } = await read(address);
    expect.soft(ids.length, address).toBe(new Set(ids).size);
    expect
      .soft(
        links.filter(({ opensSafely }) => !opensSafely),
        address,
      )
      .toEqual([]);
  }
});
