import { describe, expect, it } from 'vitest';
import { defaultLanguage, languageOf, languages } from './languages';
import { services } from './catalogue';
import { hrefOf, indexedScreens, isIndexed, parseRoute, prerenderedRoutes } from './routes';

const arabic = languageOf('ar');

describe('parseRoute and hrefOf', () => {
  it('lead to each other for every page', () => {
    for (const { language, screen } of prerenderedRoutes) {
      expect(parseRoute(hrefOf(language, screen))).toEqual({ language, screen });
    }
  });

  it('give every page an address of its own, without a trailing slash', () => {
    const addresses = prerenderedRoutes.map(({ language, screen }) => hrefOf(language, screen));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/^\/$|^\/.*[^/]$/);
  });
});

describe('parseRoute', () => {
  it.each([
    ['', 'en', 'home'],
    ['/ar', 'ar', 'home'],
    ['/ar/', 'ar', 'home'],
    ['/fr//', 'fr', 'home'],
    ['/services/visitor-economy-strategy/', 'en', 'service'],
    ['/services', 'en', 'notFound'],
    ['/services/', 'en', 'notFound'],
    ['/services/unknown', 'en', 'serviceNotFound'],
    ['/fr/services/unknown', 'fr', 'serviceNotFound'],
    ['/services/visitor-economy-strategy/more', 'en', 'notFound'],
    ['/services/Visitor-Economy-Strategy', 'en', 'serviceNotFound'],
    ['/services/toString', 'en', 'serviceNotFound'],
    ['/services/visitor%2Deconomy-strategy', 'en', 'service'],
    ['/%61r/services/visitor%2deconomy-strategy', 'ar', 'service'],
    ['/services/%E0%A4', 'en', 'serviceNotFound'],
    ['/Services/visitor-economy-strategy', 'en', 'notFound'],
    ['/arabic', 'en', 'notFound'],
    ['/AR', 'en', 'notFound'],
    ['/ar/ar', 'ar', 'notFound'],
    ['/en', 'en', 'notFound'],
    ['/ar/anything', 'ar', 'notFound'],
  ])('reads "%s"', (path, code, name) => {
    const { language, screen } = parseRoute(path);
    expect([language.code, screen.name]).toEqual([code, name]);
  });
});

describe('hrefOf', () => {
  it('adds the id of a section', () => {
    expect(hrefOf(defaultLanguage, { name: 'home' }, 'about')).toBe('/#about');
    expect(hrefOf(arabic, { name: 'home' }, 'about')).toBe('/ar#about');
    expect(hrefOf(arabic, { name: 'home' }, '')).toBe('/ar');
  });
});

describe('the lists of pages', () => {
  it('hold all services and the home page once, and the not-found pages only for prerendering', () => {
    expect(indexedScreens).toHaveLength(1 + services.length);
    expect(indexedScreens.every(isIndexed)).toBe(true);
    expect(prerenderedRoutes).toHaveLength(languages.length * (indexedScreens.length + 2));
    expect(prerenderedRoutes.filter(({ screen }) => !isIndexed(screen))).toHaveLength(
      2 * languages.length,
    );
  });
});
