import type { BreadcrumbList, Graph, ProfessionalService, Service, WebSite } from 'schema-dts';
import { i18nOf } from '../i18n/i18n';
import { practiceOf, type ServiceSlug } from '../site/catalogue';
import type { Facts } from '../site/facts';
import { hrefOf, type Page } from '../site/hrefs';
import { offices } from '../site/offices';
import { socialCardPath } from './socialCardPath';

/**
 * JSON-LD of a page. The landing page describes the firm and the site, a service page the service and its
 * breadcrumbs, a sample paper only its breadcrumbs.
 * @returns null for pages that are not indexed
 */
export function structuredData(page: Page, facts: Facts): Graph | null {
  const graph = nodesOf(page, facts);
  return graph && { '@context': 'https://schema.org', '@graph': graph };
}

function nodesOf(page: Page, facts: Facts) {
  switch (page.screen.name) {
    case 'home':
      return [firm(page, facts), webSite(page, facts)];
    case 'service':
      return [service(page, page.screen.slug, facts), breadcrumbs(page, page.screen.slug, facts)];
    case 'sample':
      return [breadcrumbs(page, page.screen.slug, facts)];
    case 'notFound':
    case 'serviceNotFound':
      return null;
  }
}

function organization({ language }: Page, { siteUrl }: Facts) {
  return {
    '@type': 'ProfessionalService' as const,
    '@id': `${siteUrl}/#firm`,
    name: i18nOf(language).t('firm.name'),
    url: siteUrl + hrefOf(language, { name: 'home' }),
  };
}

function firm(page: Page, facts: Facts): ProfessionalService {
  const { siteUrl, email, phone, networkUrls } = facts;
  const { t } = i18nOf(page.language);
  return {
    ...organization(page, facts),
    description: t('firm.blurb'),
    logo: `${siteUrl}/icon-512.png`,
    image: siteUrl + socialCardPath(page.language, page.screen),
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: t('contact.address'),
      addressCountry: offices[0].country,
    },
    areaServed: t('firm.area'),
    location: offices.map(({ id, country }) => ({
      '@type': 'PostalAddress',
      addressLocality: t(`home:about.stats.cities.${id}`),
      addressCountry: country,
    })),
    sameAs: Object.values(networkUrls),
  };
}

function webSite(page: Page, facts: Facts): WebSite {
  const { '@id': id, name, url } = organization(page, facts);
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name,
    inLanguage: page.language.code,
    publisher: { '@id': id },
  };
}

function service(page: Page, slug: ServiceSlug, facts: Facts): Service {
  const { language, screen } = page;
  const { t } = i18nOf(language);
  return {
    '@type': 'Service',
    name: t(`services:${slug}.title`),
    description: t(`services/${slug}:description`),
    serviceType: t(`practices.${practiceOf(slug).id}`),
    url: facts.siteUrl + hrefOf(language, screen),
    // Not the firm's own type: programs would miss the address of a local business here.
    provider: { ...organization(page, facts), '@type': 'Organization' },
  };
}

function breadcrumbs(
  { language, screen }: Page,
  slug: ServiceSlug,
  { siteUrl }: Facts,
): BreadcrumbList {
  const { t } = i18nOf(language);
  const { id, anchor } = practiceOf(slug);
  const home = { name: 'home' } as const;
  const steps = [
    { name: t('nav.home'), href: hrefOf(language, home) },
    { name: t(`practices.${id}`), href: hrefOf(language, home, anchor) },
    { name: t(`services:${slug}.title`), href: hrefOf(language, { name: 'service', slug }) },
    ...(screen.name === 'sample'
      ? [{ name: t('sample.label'), href: hrefOf(language, screen) }]
      : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + href,
    })),
  };
}
