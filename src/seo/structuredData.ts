import type { BreadcrumbList, Graph, ProfessionalService, Service, WebSite } from 'schema-dts';
import { i18nOf } from '../i18n/i18n';
import { ownDeliverable, practiceOf } from '../site/catalogue';
import type { Facts } from '../site/firm';
import { hrefOf, isIndexed, type Page } from '../site/hrefs';
import { serviceRecords } from '../site/services';
import { cardAddress } from './cardAddress';

/** ISO 3166 country codes of `contact.address` and of the offices. */
const country = 'AE';
const offices = [
  ['dubai', 'AE'],
  ['cairo', 'EG'],
  ['london', 'GB'],
] as const;

/**
 * JSON-LD of a page: the firm and the site on the landing page, a service with its breadcrumbs, or a
 * sample paper.
 * @returns null for pages that are not indexed
 */
export function structuredData(page: Page, facts: Facts): Graph | null {
  if (!isIndexed(page.screen)) return null;
  const graph =
    page.screen.name === 'home'
      ? [firm(page, facts), webSite(page, facts)]
      : [...ofService(page, facts), ...ofSample(page, facts)];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function named({ language }: Page, siteUrl: string) {
  const { t } = i18nOf(language);
  return {
    '@type': 'ProfessionalService' as const,
    '@id': `${siteUrl}/#firm`,
    name: t('firm.name'),
    url: siteUrl + hrefOf(language, { name: 'home' }),
  };
}

function firm(page: Page, facts: Facts): ProfessionalService {
  const { siteUrl, email, phone, businessNetwork } = facts;
  const { t } = i18nOf(page.language);
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
      addressLocality: t(`home:about.stats.cities.${city}`),
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
  const { language, screen } = page;
  if (screen.name !== 'service') return [];
  const { slug } = screen;
  const { t } = i18nOf(language);
  const { id, anchor } = practiceOf(slug);
  const title = t(`services:${slug}.title`);
  const phases = t(`services/${slug}:phases`, { returnObjects: true });
  const practice = t(`practices.${id}`);
  const home = { name: 'home' } as const;
  const way = [
    { name: t('nav.home'), address: hrefOf(language, home) },
    { name: practice, address: hrefOf(language, home, anchor) },
    { name: title, address: hrefOf(language, screen) },
  ];
  return [
    {
      '@type': 'Service',
      name: title,
      description: t(`services/${slug}:description`),
      serviceType: practice,
      url: siteUrl + hrefOf(language, screen),
      provider: named(page, siteUrl),
      serviceOutput: serviceRecords[slug].deliverables.map((id, at) => ({
        '@type': 'CreativeWork',
        name: t(`deliverables:${id}`),
        ...(phases[at] && { description: phases[at].use }),
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

function ofSample(page: Page, { siteUrl }: Facts) {
  const { language, screen } = page;
  if (screen.name !== 'sample') return [];
  const { slug } = screen;
  const { t } = i18nOf(language);
  return [
    {
      '@type': 'CreativeWork' as const,
      name: `${t('common:sample.label')}: ${t(`services:${slug}.sample.question`)}`,
      genre: t(`deliverables:${ownDeliverable(slug)}`),
      description: t(`samples/${slug}:description`),
      creator: named(page, siteUrl),
      inLanguage: language.code,
      url: siteUrl + hrefOf(language, screen),
    },
  ];
}
