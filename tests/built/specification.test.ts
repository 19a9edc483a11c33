import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { readNamespace } from '../../src/schemas/readNamespace';
import { defaultLanguage, languages } from '../../src/site/languages';
import { hrefOf } from '../../src/site/hrefs';
import { builtPages } from './site';

const specification = readFileSync('docs/specification.md', 'utf8');
const hint =
  'docs/specification.md fixes this; what the site does otherwise is listed in docs/departures.md';

/** The groups of the only match of a pattern in the specification. */
function specified(pattern: RegExp): string[] {
  const [match, ...others] = specification.matchAll(new RegExp(pattern, 'gmu'));
  if (!match || others.length > 0) throw new Error(`docs/specification.md: not one ${pattern}`);
  return match.slice(1);
}

/** Titles of service-detail sections with their ids, number of cards and titles of cards. */
const sections = [
  ...specification.matchAll(/^ +- (.+) \(id ([\w-]+)\), (\d) cards: (.+)\.$/gmu),
].map(([, title = '', id = '', count, cards = '']) => ({
  title,
  id,
  count: Number(count),
  cards: cards.split('; '),
}));
const slugsOfSections = [
  ...specification.matchAll(/^- [\w ]+: ((?:[a-z]+(?:-[a-z]+)+; )+[a-z-]+)\.$/gmu),
].map(([, slugs = '']) => slugs.split('; '));

const homes = builtPages.filter(({ screen }) => screen.name === 'home');
const servicePages = builtPages.filter(({ screen }) => screen.name === 'service');
const home = homes.find(({ language }) => language === defaultLanguage)?.document;

const textOfElement = ({ textContent }: Element) => textContent;
const textOf = (selector: string, document = home) =>
  [...(document?.querySelectorAll(selector) ?? [])].map(textOfElement);

it('has the specified title and links on the landing page', () => {
  expect(home?.title, hint).toBe('Premier Strategy Solutions Consulting');
  expect(textOf('#menu nav a'), hint).toEqual(['Services', 'About', 'Contact', 'Get Started']);
});

it('has the specified number of services, 25 of them with the specified slugs', () => {
  const [routes, slugs] = specified(/give (\d+) routes in total but list (\d+) slugs/u);
  expect(slugsOfSections.flat(), hint).toHaveLength(Number(slugs));
  for (const { code, prefix } of languages) {
    const own = servicePages.filter(({ language }) => language.code === code);
    expect(own, hint).toHaveLength(Number(routes));
    expect(
      own.map(({ address }) => address),
      hint,
    ).toEqual(
      expect.arrayContaining(slugsOfSections.flat().map((slug) => `${prefix}/services/${slug}`)),
    );
  }
});

it('has the specified sections on the landing page, in order', () => {
  const ids = [...(home?.querySelectorAll('main > section') ?? [])].map(({ id }) => id);
  const wanted = ['', 'services', 'about', ...sections.map(({ id }) => id), 'contact'];
  expect(ids, hint).toEqual(wanted);
});

it('has the specified cards in each section, and a link from each to its service', () => {
  expect(sections.map(({ count }) => count)).toEqual([6, 7, 6, 6]);
  expect(sections.map(({ cards }) => cards.length)).toEqual([6, 7, 6, 6]);
  sections.forEach(({ id, title, cards }, index) => {
    expect(textOf(`#${id} h2`), hint).toEqual([title]);
    expect(textOf(`#${id} li h3`), hint).toEqual(cards);
    const slugs = slugsOfSections[index] ?? [];
    for (const { document, language } of homes) {
      const { learnMore } = readNamespace(language.code, 'home');
      const links = [...document.querySelectorAll(`#${id} li a`)];
      expect(
        links.map((link) => link.getAttribute('href')),
        hint,
      ).toEqual(slugs.map((slug) => `${language.prefix}/services/${slug}`));
      for (const link of links) expect(link.textContent, hint).toContain(learnMore);
    }
  });
});

it('has the specified highlights, cards of the overview, checkmarks, stats and reasons', () => {
  const [highlights] = specified(/three highlight cards: (.+)\./u);
  expect(textOf('main > section:first-child li h2').join(', '), hint).toBe(highlights);
  const [practices] = specified(/\(anchor services\) with four cards: (.+)\./u);
  expect(textOf('#services article h3'), hint).toEqual(practices?.split('; '));
  const [checks] = specified(/three checkmarks: (.+);/u);
  const [stats] = specified(/four stats: (.+);/u);
  const [reasons] = specified(/four 'Why Choose' cards: (.+)\./u);
  const specifiedList = (list = '') => list.replaceAll('; ', ', ').toLowerCase();
  const items = textOf('#about li:not(:has(h4))').map((text) => text.toLowerCase());
  expect(items, hint).toHaveLength(3 + 4);
  expect(items.slice(0, 3).join(', '), hint).toBe(specifiedList(checks));
  expect(items.slice(3).join(', '), hint).toBe(specifiedList(stats));
  const titles = textOf('#about li h4').map((text) => text.toLowerCase());
  expect(titles, hint).toHaveLength(4);
  expect(titles.join(', '), hint).toBe(specifiedList(reasons));
});

it('has the specified contact fields', () => {
  expect(textOf('#contact h2'), hint).toEqual(['Get in Touch']);
  expect(textOf('#contact h3'), hint).toContain('Send Us a Message');
  const fields = [...(home?.querySelectorAll('#contact :is(input, textarea)') ?? [])];
  const asked = fields.filter((field) => field.hasAttribute('required'));
  expect(
    asked.map((field) => field.getAttribute('name')),
    hint,
  ).toEqual(['name', 'email', 'message']);
});

it('leads from each specified button and link to the specified place', () => {
  for (const { document, language, screen, address } of builtPages) {
    const { code } = language;
    const { nav, footer, a11y, service } = readNamespace(code, 'common');
    const { hero } = readNamespace(code, 'home');
    const at = (id: string) => hrefOf(language, { name: 'home' }) + `#${id}`;
    const linksIn = (selector: string) =>
      [...document.querySelectorAll(`${selector} a`)].map((link) => [
        textOfElement(link).trim(),
        // React Router writes the whole path of a link to a section of the page that is shown.
        new URL(link.getAttribute('href') ?? '', `https://host${address}`).href.slice(12),
      ]);
    const sectionLinks = [
      [nav.services, at('services')],
      [nav.about, at('about')],
      [nav.contact, at('contact')],
    ];
    expect(linksIn('#menu nav'), address).toEqual([
      ...sectionLinks,
      [nav.getStarted, at('contact')],
    ]);
    expect(linksIn(`nav[aria-label="${footer.company}"]`), address).toEqual([
      [footer.aboutUs, at('about')],
      [nav.services, at('services')],
      [nav.contact, at('contact')],
      [a11y.backToTop, `${address}#content`],
    ]);
    const foot = document.querySelector('body footer:last-of-type');
    for (const label of [footer.privacy, footer.terms]) {
      const named = [...(foot?.querySelectorAll('*') ?? [])].filter(
        (element) => textOfElement(element) === label,
      );
      expect(named, `${address} ${label}`).toHaveLength(1);
      expect(named[0]?.closest('a, button'), `${address} ${label}`).toBeNull();
    }
    if (screen.name === 'home')
      expect(linksIn('main > section:first-child').slice(0, 2), address).toEqual([
        [hero.start, at('contact')],
        [hero.explore, at('services')],
      ]);
    if (screen.name === 'service')
      expect(linksIn('main'), address).toEqual(
        expect.arrayContaining([
          [service.backToServices, hrefOf(language, { name: 'home' })],
          [service.contactUs, at('contact')],
        ]),
      );
  }
});

it('has the parts of a service page in order, the methodology first and the closing call last', () => {
  for (const { language, document, address } of servicePages) {
    const { service } = readNamespace(language.code, 'common');
    const parts = [
      service.methodology,
      service.questions,
      service.receive,
      service.when,
      service.alternatives,
      service.needs,
      service.region,
      service.references,
    ];
    expect(textOf('nav[aria-labelledby=contents] li', document), address).toEqual(parts);
    const wanted = [...parts, service.siblings, service.callToAction];
    expect(textOf('main h2:not(nav h2)', document), address).toEqual(wanted);
  }
});

it('is made of the specified packages, with the specified files at its top level', () => {
  const [packages = ''] = specified(/^- Packages: (.+)\.$/mu);
  expect(Object.keys(packageJson.dependencies), hint).toEqual(
    expect.arrayContaining(packages.split(', ')),
  );
  const [files = ''] = specified(/^- Top level: (.+)\.$/mu);
  expect(files.split(', ').filter((file) => !existsSync(file))).toEqual([]);
});
