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
 * What a page tells search engines in schema.org's words: the landing page of the
 * firm and the site; a service page of the service, who gives it and the way to it.
 * @param texts in the route's language
 * @returns null where search engines must not list the page
 */
export function structuredData(
  route: Route,
  texts: HeadTexts,
  facts: Facts,
): StructuredData | null {
  if (!isIndexed(route.screen)) return null;
  const graph =
    route.screen.name === 'home'
      ? [firm(route, texts, facts), webSite(route, texts, facts)]
      : ofService(route, texts, facts);
  return { '@context': 'https://schema.org', '@graph': graph };
}

function named(
  { language }: Route,
  { translator: { t } }: HeadTexts,
  siteUrl: string,
): { '@type': 'ProfessionalService'; '@id': string; name: string; url: string } {
  return {
    '@type': 'ProfessionalService',
    '@id': `${siteUrl}/#firm`,
    name: t('common.firm.name'),
    url: siteUrl + hrefOf(language, { name: 'home' }),
  };
}

function firm(route: Route, texts: HeadTexts, facts: Facts): ProfessionalService {
  const { siteUrl, email, phone, businessNetwork } = facts;
  const { t } = texts.translator;
  return {
    ...named(route, texts, siteUrl),
    description: t('common.firm.blurb'),
    logo: `${siteUrl}/icon-512.png`,
    image: siteUrl + cardAddress(route.language, route.screen),
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

function webSite(route: Route, texts: HeadTexts, { siteUrl }: Facts): WebSite {
  const { '@id': id, name, url } = named(route, texts, siteUrl);
  const inLanguage = route.language.code;
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name,
    inLanguage,
    publisher: { '@id': id },
  };
}

function ofService(
  route: Route,
  texts: HeadTexts,
  { siteUrl }: Facts,
): [Service, BreadcrumbList] | [] {
  const { language, screen } = route;
  const { translator, content } = texts;
  if (screen.name !== 'service' || content.screen !== 'service') return [];
  const { id, anchor } = practiceOf(screen.slug);
  const { title, description, phases } = content.service;
  const practice = translator.t(`common.practices.${id}`);
  const home = { name: 'home' } as const;
  const way = [
    { name: translator.t('common.nav.home'), address: hrefOf(language, home) },
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
      provider: named(route, texts, siteUrl),
      serviceOutput: phases.map(({ output }) => ({
        '@type': 'CreativeWork',
        name: output.name,
        description: output.use,
      })),
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
