import { describe, expect, it } from 'vitest';
import { composePage } from '../i18n/compose';
import { createI18n } from '../i18n/instance';
import { languageOf, languages } from '../site/languages';
import { localeFiles } from '../i18n/localeFiles';
import { readFacts } from '../site/readFacts';
import { prerenderedRoutes, type Route } from '../site/routes';
import { alternatesOf, headOf, type Head } from './head';

const facts = readFacts({ VITE_SITE_URL: 'https://firm.example' });
const service = { name: 'service', slug: 'visitor-economy-strategy' } as const;

function headFor(route: Route, failure?: unknown): Head {
  const source = localeFiles(route.language.code, process.cwd(), true);
  const { home, content } = composePage(source, route.screen);
  const i18n = createI18n(route.language, { common: source.common(), home });
  return headOf({ ...route, i18n, content, failure }, facts);
}

function attributesOf({ tags }: Head, key: string, value: string): Record<string, string>[] {
  return tags.map(({ attributes }) => attributes).filter((found) => found[key] === value);
}

describe('headOf', () => {
  it('titles a service by its title and the firm', () => {
    const { title } = headFor({ language: languageOf('en'), screen: service });
    expect(title).toBe('Visitor Economy Strategy | Strategy Solutions');
  });

  it('titles the home page without the firm', () => {
    const { title } = headFor({ language: languageOf('en'), screen: { name: 'home' } });
    expect(title).toBe('Premier Strategy Solutions Consulting');
  });

  it('gives a page its own address, and those of all languages', () => {
    const head = headFor({ language: languageOf('ar'), screen: service });
    expect(attributesOf(head, 'rel', 'canonical')).toEqual([
      { rel: 'canonical', href: 'https://firm.example/ar/services/visitor-economy-strategy' },
    ]);
    expect(attributesOf(head, 'rel', 'alternate').map(({ hreflang }) => hreflang)).toEqual([
      ...languages.map(({ code }) => code),
      'x-default',
    ]);
    expect(attributesOf(head, 'name', 'robots')).toEqual([]);
  });

  it.each(['notFound', 'serviceNotFound'] as const)('keeps %s out of search engines', (name) => {
    const head = headFor({ language: languageOf('fr'), screen: { name } });
    expect(head.title).toMatch(/^\S.+ \| \S/);
    expect(attributesOf(head, 'name', 'robots')).toEqual([{ name: 'robots', content: 'noindex' }]);
    expect(head.tags.filter(({ name: tag }) => tag === 'link')).toEqual([]);
  });

  it('gives a page that could not be loaded no address, and not the title of the one before', () => {
    const head = headFor({ language: languageOf('en'), screen: service }, new Error('no line'));
    expect(head.title).toBe('You seem to be offline | Strategy Solutions');
    expect(attributesOf(head, 'rel', 'canonical')).toEqual([]);
  });

  it('describes every page, each in words of its own', () => {
    const descriptions = prerenderedRoutes.map(
      (route) => attributesOf(headFor(route), 'name', 'description')[0]?.['content'],
    );
    for (const text of descriptions) expect(text).toMatch(/\S/);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});

describe('alternatesOf', () => {
  it('ends with the language without a prefix for everyone else', () => {
    const alternates = alternatesOf({ name: 'home' }, 'https://firm.example');
    expect(alternates).toHaveLength(languages.length + 1);
    expect(alternates).toContainEqual({ hreflang: 'ar', href: 'https://firm.example/ar' });
    expect(alternates[0]).toEqual({ hreflang: 'en', href: 'https://firm.example/' });
    expect(alternates.at(-1)).toEqual({ hreflang: 'x-default', href: 'https://firm.example/' });
  });
});
