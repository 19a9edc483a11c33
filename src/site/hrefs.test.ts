import { expect, it } from 'vitest';
import { defaultLanguage, languages } from './languages';
import { services, sampleSlugs } from './catalogue';
import { hrefOf, indexedScreens, isIndexed, prerenderedPages } from './hrefs';

const [, arabic = defaultLanguage] = languages;

it('gives every page a unique address without a trailing slash', () => {
  const addresses = prerenderedPages.map(({ language, screen }) => hrefOf(language, screen));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address).toMatch(/^\/$|^\/.*[^/]$/);
});

it('adds the id of a section', () => {
  expect(hrefOf(defaultLanguage, { name: 'home' }, 'about')).toBe('/#about');
  expect(hrefOf(arabic, { name: 'home' }, 'about')).toBe('/ar#about');
  expect(hrefOf(arabic, { name: 'home' })).toBe('/ar');
});

it('prerenders the not-found pages but does not index them', () => {
  expect(indexedScreens).toHaveLength(1 + services.length + sampleSlugs.length);
  expect(indexedScreens.every(isIndexed)).toBe(true);
  expect(prerenderedPages).toHaveLength(languages.length * (indexedScreens.length + 2));
  expect(prerenderedPages.filter(({ screen }) => !isIndexed(screen))).toHaveLength(
    2 * languages.length,
  );
});
