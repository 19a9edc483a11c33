import { expect, it } from 'vitest';
import { practices } from '../../src/site/catalogue';
import { defaultLanguage } from '../../src/site/languages';
import { builtPages } from './site';

const hint =
  'docs/specification.md fixes this; what the site does otherwise is listed in docs/departures.md';

const home = builtPages.find(
  ({ language, screen }) => language === defaultLanguage && screen.name === 'home',
);

const textOf = (selector: string) =>
  [...(home?.document.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);

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
