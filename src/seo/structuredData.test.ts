import { describe, expect, it } from 'vitest';
import { composePage } from '../i18n/compose';
import { createI18n } from '../i18n/instance';
import { languages, languageOf } from '../site/languages';
import { localeFiles } from '../i18n/localeFiles';
import { readFacts } from '../site/readFacts';
import { hrefOf, indexedScreens, prerenderedRoutes, type Route } from '../site/routes';
import { cardAddress } from './cardAddress';
import { headOf, type Head } from './head';
import { dataHtml, headHtml } from './html';
import { structuredData, type StructuredData } from './structuredData';
import { manifestAddress, webManifest } from './webManifest';

const siteUrl = 'https://firm.example';
const facts = readFacts({ VITE_SITE_URL: siteUrl });
const service = { name: 'service', slug: 'visitor-economy-strategy' } as const;

interface Told {
  head: Head;
  data: StructuredData | null;
}

function toldBy(route: Route): Told {
  const source = localeFiles(route.language.code, process.cwd(), true);
  const { home, content } = composePage(source, route.screen);
  const i18n = createI18n(route.language, { common: source.common(), home });
  const page = { ...route, i18n, content };
  return { head: headOf(page, facts), data: structuredData(page, facts) };
}

type Node = Record<string, unknown> & { '@type': string };

function nodesOf({ data }: Told): Node[] {
  return (data?.['@graph'] ?? []) as unknown as Node[];
}

function contentOf({ head: { tags } }: Told, property: string): string[] {
  return tags
    .filter(({ attributes }) => attributes['property'] === property)
    .map(({ attributes }) => attributes['content'] ?? '');
}

/** What schema.org's readers ask of each type: https://developers.google.com/search/docs/appearance/structured-data */
const required: Record<string, string[]> = {
  ProfessionalService: ['@id', 'name', 'url', 'address', 'telephone', 'image'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  Service: ['name', 'description', 'url', 'provider', 'serviceType'],
  BreadcrumbList: ['itemListElement'],
};

describe('structured data', () => {
  it.each(languages)('has its required texts on every page in $code', (language) => {
    for (const screen of indexedScreens) {
      const nodes = nodesOf(toldBy({ language, screen }));
      const types = nodes.map((node) => node['@type']);
      expect(types).toEqual(
        screen.name === 'home' ? ['ProfessionalService', 'WebSite'] : ['Service', 'BreadcrumbList'],
      );
      for (const node of nodes) {
        for (const name of required[node['@type']] ?? []) expect(node[name]).toBeTruthy();
      }
      expect(JSON.stringify(nodes)).not.toMatch(/undefined|"(common|home)\.|""/);
    }
  });

  it('speaks the language of its page', () => {
    const arabic = languageOf('ar');
    const [firm, site] = nodesOf(toldBy({ language: arabic, screen: { name: 'home' } }));
    expect(firm?.['name']).toBe('الحلول الاستراتيجية');
    expect(site?.['inLanguage']).toBe('ar');
    const [own] = nodesOf(toldBy({ language: arabic, screen: service }));
    expect(own?.['url']).toBe(siteUrl + hrefOf(arabic, service));
  });

  it('calls the firm by one id, whatever the page', () => {
    const id = `${siteUrl}/#firm`;
    for (const language of languages) {
      const [firm, site] = nodesOf(toldBy({ language, screen: { name: 'home' } }));
      const [own] = nodesOf(toldBy({ language, screen: service }));
      expect(firm?.['@id']).toBe(id);
      expect(site?.['publisher']).toEqual({ '@id': id });
      expect(own?.['provider']).toMatchObject({ '@id': id, name: firm?.['name'] });
    }
  });

  it('leads from the landing page by the practice to the service', () => {
    const node = nodesOf(toldBy({ language: languageOf('fr'), screen: service })).at(-1);
    expect(node?.['itemListElement']).toMatchObject([
      { position: 1, item: `${siteUrl}/fr` },
      { position: 2, item: `${siteUrl}/fr#tourism-services` },
      { position: 3, item: `${siteUrl}/fr/services/visitor-economy-strategy` },
    ]);
  });

  it('can neither end its element early nor stand on a page that is not found', () => {
    const { data } = toldBy({ language: languageOf('en'), screen: service });
    const [first] = (data?.['@graph'] ?? []) as unknown as Node[];
    if (first) first['name'] = '</script><img>';
    const html = dataHtml(data);
    expect(html.match(/<\//g)).toHaveLength(1);
    expect(html).toContain('\\u003c/script>');
    const missing = toldBy({ language: languageOf('en'), screen: { name: 'notFound' } });
    expect(dataHtml(missing.data) + headHtml(missing.head)).not.toMatch(/ld\+json|og:|manifest/);
  });
});

describe('what networks read', () => {
  it('names page, card and all locales', () => {
    for (const route of prerenderedRoutes) {
      const told = toldBy(route);
      if (!told.data) continue;
      expect(contentOf(told, 'og:title')).toEqual([told.head.title]);
      expect(contentOf(told, 'og:url')).toEqual([siteUrl + hrefOf(route.language, route.screen)]);
      expect(contentOf(told, 'og:image')).toEqual([
        siteUrl + cardAddress(route.language, route.screen),
      ]);
      const locales = [...contentOf(told, 'og:locale'), ...contentOf(told, 'og:locale:alternate')];
      expect(locales[0]).toBe(route.language.openGraph);
      expect(new Set(locales)).toEqual(new Set(languages.map(({ openGraph }) => openGraph)));
    }
  });
});

describe('the web manifest', () => {
  it.each(languages)('is of its own language in $code', (language) => {
    const { firm } = localeFiles(language.code, process.cwd(), true).common();
    const manifest = webManifest(language, firm, '');
    expect(manifest).toMatchObject({ name: firm.name, lang: language.code, scope: '/' });
    expect(manifest['start_url']).toBe(hrefOf(language, { name: 'home' }));
    expect(manifestAddress(language)).toMatch(/\/site\.webmanifest$/);
  });
});
