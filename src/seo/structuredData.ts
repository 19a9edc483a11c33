import type { BreadcrumbList, Graph, ProfessionalService, Service, WebSite } from 'schema-dts';
import type { Page } from '../i18n/page';
import { practiceOf } from '../site/catalogue';
import type { Facts } from '../site/readFacts';
import { hrefOf, isIndexed } from '../site/routes';
import { cardAddress } from './cardAddress';

/** ISO 3166 codes of the countries of `contact.address` and of the offices. */
const country = 'AE';
const offices = [
  ['dubai', 'AE'],
  ['cairo', 'EG'],
  ['london', 'GB'],
] as const;

/**
 * What a page tells search engines in schema.org's words: the landing page of the
 * firm and the site; a service page of the service, who gives it and the way to it.
 * @returns null where search engines must not list the page
 */
export function structuredData(page: Page, facts: Facts): Graph | null {
  if (!isIndexed(page.screen)) return null;
  const graph =
    page.screen.name === 'home'
      ? [firm(page, facts), webSite(page, facts)]
      : [...ofService(page, facts), ...ofSample(page, facts)];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function named({ language, i18n: { t } }: Page, siteUrl: string) {
  return {
    '@type': 'ProfessionalService' as const,
    '@id': `${siteUrl}/#firm`,
    name: t('firm.name'),
    url: siteUrl + hrefOf(language, { name: 'home' }),
  };
}

function firm(page: Page, facts: Facts): ProfessionalService {
  const { siteUrl, email, phone, businessNetwork } = facts;
  const { t } = page.i18n;
  return {
    ...named(page, siteUrl),
    description: t('firm.blurb'),
    logo: `${siteUrl}/icon-512.png`,
    image: siteUrl + cardAddress(page.language, page.screen),
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: t('contact.address'),
      addressCountry: country,
    },
    areaServed: t('firm.area'),
    location: offices.map(([city, addressCountry]) => ({
      '@type': 'PostalAddress',
      addressLocality: t(`home:about.figures.cities.${city}`),
      addressCountry,
    })),
    sameAs: businessNetwork,
  };
}

function webSite(page: Page, { siteUrl }: Facts): WebSite {
  const { '@id': id, name, url } = named(page, siteUrl);
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name,
    inLanguage: page.language.code,
    publisher: { '@id': id },
  };
}

function ofService(page: Page, { siteUrl }: Facts): [Service, BreadcrumbList] | [] {
  const { language, screen, i18n, content } = page;
  if (content.screen !== 'service') return [];
  const { id, anchor } = practiceOf(content.slug);
  const { title, description, phases } = content.service;
  const practice = i18n.t(`practices.${id}`);
  const home = { name: 'home' } as const;
  const way = [
    { name: i18n.t('nav.home'), address: hrefOf(language, home) },
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
      provider: named(page, siteUrl),
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

/** A finished paper on an invented case, as an example of the firm's work. */
function ofSample(page: Page, { siteUrl }: Facts) {
  const { language, screen, content } = page;
  if (content.screen !== 'sample') return [];
  const { title, name, description } = content.sample;
  return [
    {
      '@type': 'CreativeWork' as const,
      name: `${content.samples.label}: ${title}`,
      genre: name,
      description,
      creator: named(page, siteUrl),
      inLanguage: language.code,
      url: siteUrl + hrefOf(language, screen),
    },
  ];
}
