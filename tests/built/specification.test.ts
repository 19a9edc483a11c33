import { expect, it } from 'vitest';
import { readNamespace } from '../../src/i18n/readNamespace';
import { practices } from '../../src/site/catalogue';
import { defaultLanguage } from '../../src/site/languages';
import { builtPages } from './site';

const hint =
  'docs/specification.md fixes this; what the site does otherwise is listed in docs/departures.md';

const home = builtPages.find(
  ({ language, screen }) => language === defaultLanguage && screen.name === 'home',
);

const textOfNode = ({ textContent }: Node) => textContent;
const textOf = (selector: string) =>
  [...(home?.document.querySelectorAll(selector) ?? [])].map(textOfNode);

it('has the specified title and links on the landing page', () => {
  expect(home?.document.title, hint).toBe('Premier Strategy Solutions Consulting');
  expect(textOf('#menu nav a'), hint).toEqual(['Services', 'About', 'Contact', 'Get Started']);
});

it('has the specified sections on the landing page, in order', () => {
  const sections = [...(home?.document.querySelectorAll('main > section') ?? [])].map(
    ({ id }) => id,
  );
  expect(sections.slice(0, 3), hint).toEqual(['', 'services', 'about']);
  expect(sections.at(-1), hint).toBe('contact');
  expect(sections.length, hint).toBeGreaterThanOrEqual(practices.length);
});

it('has the specified contact fields', () => {
  expect(textOf('#contact h2'), hint).toEqual(['Get in Touch']);
  expect(textOf('#contact h3'), hint).toContain('Send Us a Message');
  const fields = [...(home?.document.querySelectorAll('#contact :is(input, textarea)') ?? [])];
  const asked = fields.filter((field) => field.hasAttribute('required'));
  expect(
    asked.map((field) => field.getAttribute('name')),
    hint,
  ).toEqual(['name', 'email', 'message']);
});

it('has the parts of a service page in order, the methodology first and the closing call last', () => {
  for (const { language, screen, document, address } of builtPages) {
    if (screen.name !== 'service') continue;
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
    const contents = [...document.querySelectorAll('nav[aria-labelledby=contents] li')];
    expect(contents.map(textOfNode), address).toEqual(parts);
    const headings = [...document.querySelectorAll('main h2:not(nav h2)')];
    const wanted = [...parts, service.siblings, service.callToAction];
    expect(headings.map(textOfNode), address).toEqual(wanted);
  }
});
