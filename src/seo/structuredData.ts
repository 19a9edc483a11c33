import type { BreadcrumbList, Graph, ProfessionalService, Service, WebSite } from 'schema-dts';
import { practiceOf } from '../site/catalogue';
import type { Facts } from '../site/readFacts';
import { hrefOf, isIndexed, type Route } from '../site/routes';
import { cardAddress } from './cardAddress';
import type { HeadTexts } from './head';

/** A page's JSON-LD. */
export type StructuredData = Graph;

/** ISO 3166 code of the country in `contact.address`. */
const country = 'AE';

/**
 * What a page tells search engines in schema.org's words: the firm and the
 * site; on a service page the service and the way to it.
 * @param texts in the route's language
 * @returns null where search engines must not list the page
 */
export function structuredData(
  route: Route,
  texts: HeadTexts,
  facts: Facts,
): StructuredData | null {
  if (!isIndexed(route.screen)) return null;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      firm(route, texts, facts),
      webSite(route, texts, facts),
      ...ofService(route, texts, facts),
    ],
  };
}

function firmId(siteUrl: string): string {
  return `${siteUrl}/#firm`;
}

function firm(
  { language }: Route,
  { translator: { t } }: HeadTexts,
  { siteUrl, email, phone, businessNetwork }: Facts,
): ProfessionalService {
  const home = { name: 'home' } as const;
  return {
    '@type': 'ProfessionalService',
    '@id': firmId(siteUrl),
    name: t('common.firm.name'),
    description: t('common.firm.blurb'),
    url: siteUrl + hrefOf(language, home),
    logo: `${siteUrl}/icon-512.png`,
    image: siteUrl + cardAddress(language, home),
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: t('common.contact.address'),
      addressCountry: country,
    },
    sameAs: businessNetwork,
  };
}

function webSite({ language }: Route, { translator }: HeadTexts, { siteUrl }: Facts): WebSite {
  const url = siteUrl + hrefOf(language, { name: 'home' });
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name: translator.t('common.firm.name'),
    inLanguage: language.code,
    publisher: { '@id': firmId(siteUrl) },
  };
}

function ofService(
  { language, screen }: Route,
  { translator: { t }, content }: HeadTexts,
  { siteUrl }: Facts,
): [Service, BreadcrumbList] | [] {
  if (screen.name !== 'service' || content.screen !== 'service') return [];
  const { id, anchor } = practiceOf(screen.slug);
  const { title, description } = content.service;
  const practice = t(`common.practices.${id}`);
  const home = { name: 'home' } as const;
  const way = [
    { name: t('common.nav.home'), address: hrefOf(language, home) },
    { name: practice, address: hrefOf(language, home, anchor) },
    { name: title, address: hrefOf(language, screen) },
  ];
  return [
    {
      '@type': 'Service',
      name: title,
      description,
      serviceType: practice,
      url: siteUrl + hrefOf(language, screen),
      image: siteUrl + cardAddress(language, screen),
      provider: { '@id': firmId(siteUrl) },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map(({ name, address }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteUrl + address,
      })),
    },
  ];
}
