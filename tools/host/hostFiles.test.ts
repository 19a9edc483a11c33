import { expect, it } from 'vitest';
import { languages } from '../../src/site/languages';
import { moved } from '../../src/site/moved';
import { headersFile, redirectsFile } from './hostFiles';
import { pages } from './pages';

const rules = redirectsFile().trimEnd().split('\n');

it('sends the security headers with every file, and caches hashed files for a year', () => {
  expect(headersFile({ 'X-A': '1' }).split('\n')).toEqual([
    '/*',
    '  X-A: 1',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ]);
});

it('puts the rules of a language before those of all addresses', () => {
  expect(rules.indexOf('/ar/services/:slug /ar/services/404.html 404')).toBeLessThan(
    rules.indexOf('/ar/* /ar/404.html 404'),
  );
  expect(rules.at(-1)).toBe('/* /404.html 404');
});

it('puts rules without a variable part first, as Cloudflare requires', () => {
  const permanent = rules.filter((rule) => rule.endsWith(' 301'));
  const isVariable = permanent.map((rule) => /[:*]\w*/.test(rule.split(' ')[0] ?? ''));
  expect(isVariable).toEqual([...isVariable].sort());
});

it('redirects no page', () => {
  const from = languages.flatMap(({ prefix }) => Object.keys(moved).map((path) => prefix + path));
  expect(from.filter((path) => pages.includes(path))).toEqual([]);
});
