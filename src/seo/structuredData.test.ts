import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages } from '../site/languages';
import { sampleSlugs } from '../site/catalogue';
import { loadPage } from '../i18n/loadPage';
import { readNamespace } from '../schemas/readNamespace';
import { facts as defaults } from '../site/facts';
import { hrefOf, indexedScreens, type Page } from '../site/hrefs';
import { structuredData } from './structuredData';

const [english = defaultLanguage, arabic = english, french = english] = languages;
const siteUrl = 'https://firm.example';
const facts = { ...defaults, siteUrl };
const service = { name: 'service', slug: 'visitor-economy-strategy' } as const;

type Node = Record<string, unknown> & { '@type': string };

async function nodesOf(page: Page): Promise<Node[]> {
  const data = structuredData(await loadPage(page), facts);
  return (data?.['@graph'] ?? []) as unknown as Node[];
}

/** Properties that search engines require: https://developers.google.com/search/docs/appearance/structured-data */
const required: Record<string, string[]> = {
  ProfessionalService: ['@id', 'name', 'url', 'address', 'telephone', 'image'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  Service: ['name', 'description', 'url', 'provider', 'serviceType'],
  BreadcrumbList: ['itemListElement'],
};

describe('structured data', () => {
  it.each(languages)('has the required properties on every page in $code', async (language) => {
    for (const screen of indexedScreens) {
      const nodes = await nodesOf({ language, screen });
      const types = nodes.map((node) => node['@type']);
      const expectedTypes = {
        home: ['ProfessionalService', 'WebSite'],
        sample: ['BreadcrumbList'],
        service: ['Service', 'BreadcrumbList'],
        notFound: [],
        serviceNotFound: [],
      };
      expect(types).toEqual(expectedTypes[screen.name]);
      for (const node of nodes) {
        for (const name of required[node['@type']] ?? []) expect(node[name]).toBeTruthy();
      }
      expect(JSON.stringify(nodes)).not.toMatch(/undefined|"(common|home)\.|""/);
    }
  });

  it('is in the language of the page', async () => {
    const [firm, site] = await nodesOf({ language: arabic, screen: { name: 'home' } });
    expect(firm?.['name']).toBe(readNamespace('ar', 'common').firm.name);
    expect(site?.['inLanguage']).toBe('ar');
    const [serviceNode] = await nodesOf({ language: arabic, screen: service });
    expect(serviceNode?.['url']).toBe(siteUrl + hrefOf(arabic, service));
  });

  it('uses one id for the firm on all pages', async () => {
    const id = `${siteUrl}/#firm`;
    for (const language of languages) {
      const [firm, site] = await nodesOf({ language, screen: { name: 'home' } });
      const [serviceNode] = await nodesOf({ language, screen: service });
      expect(firm?.['@id']).toBe(id);
      expect(site?.['publisher']).toEqual({ '@id': id });
      expect(serviceNode?.['provider']).toMatchObject({
        '@type': 'Organization',
        '@id': id,
        name: firm?.['name'],
      });
    }
  });

  it('has breadcrumbs from the landing page through the practice to the service', async () => {
    const node = (await nodesOf({ language: french, screen: service })).at(-1);
    expect(node?.['itemListElement']).toMatchObject([
      { position: 1, item: `${siteUrl}/fr` },
      { position: 2, item: `${siteUrl}/fr#tourism-services` },
      { position: 3, item: `${siteUrl}/fr/services/visitor-economy-strategy` },
    ]);
    const [slug] = sampleSlugs;
    const [ofSample] = slug
      ? await nodesOf({ language: french, screen: { name: 'sample', slug } })
      : [];
    expect(ofSample?.['itemListElement']).toHaveLength(4);
  });

  it('is missing on not-found pages', async () => {
    expect(await nodesOf({ language: english, screen: { name: 'notFound' } })).toEqual([]);
  });
});
