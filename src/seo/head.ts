import { defaultLanguage, languages } from '../site/languages';
import type { Page } from '../i18n/PageContext';
import { basePath, type Facts } from '../site/readFacts';
import { hrefOf, isIndexed, type Route, type Screen } from '../site/routes';
import { sharingTags } from './sharing';
import { manifestAddress } from './webManifest';

export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Record<string, string>;
}

export interface Head {
  title: string;
  tags: HeadTag[];
}

/** Selects the tags of `headOf` in a document, and its structured data: what a navigation replaces. */
export const headTags =
  'meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter:"], ' +
  'link[rel="manifest"], link[rel="canonical"], link[rel="alternate"], ' +
  'script[type="application/ld+json"]';

/**
 * Everything in a page's head that depends on the page; delivered by the
 * build, and put in place by the browser when it navigates.
 */
export function headOf(page: Page, facts: Facts): Head {
  const { language, screen, i18n } = page;
  const summary = titleAndDescription(page);
  const tags = [meta({ name: 'description', content: summary.description })];
  if (page.failure !== undefined || !isIndexed(screen)) {
    tags.push(meta({ name: 'robots', content: 'noindex' }));
    return { title: summary.title, tags };
  }
  const firm = i18n.t('firm.name');
  const sharing = sharingTags(page, { ...summary, firm }, facts.siteUrl);
  tags.push(
    link({ rel: 'manifest', href: basePath(facts) + manifestAddress(language) }),
    ...addressTags(page, facts.siteUrl),
    ...sharing.map(meta),
  );
  return { title: summary.title, tags };
}

function titleAndDescription({ i18n, content, failure }: Page): {
  title: string;
  description: string;
} {
  const { t } = i18n;
  const withFirm = (title: string) => t('meta.titleWithFirm', { title, firm: t('firm.name') });
  if (failure !== undefined) {
    return { title: withFirm(t('error.offlineTitle')), description: t('error.offlineText') };
  }
  switch (content.screen) {
    case 'home':
      return { title: t('home:meta.title'), description: t('home:meta.description') };
    case 'service':
      return { title: withFirm(content.service.title), description: content.service.description };
    case 'notFound':
      return {
        title: withFirm(t('notFound.title')),
        description: t('notFound.description'),
      };
    case 'serviceNotFound':
      return {
        title: withFirm(t('serviceNotFound.title')),
        description: t('serviceNotFound.description'),
      };
  }
}

function addressTags({ language, screen }: Route, siteUrl: string): HeadTag[] {
  return [
    link({ rel: 'canonical', href: siteUrl + hrefOf(language, screen) }),
    ...alternatesOf(screen, siteUrl).map(({ hreflang, href }) =>
      link({ rel: 'alternate', hreflang, href }),
    ),
  ];
}

/**
 * A screen's addresses in all languages, `x-default` last; the same list stands
 * in the head of each of them and in the sitemap, so that they are reciprocal.
 */
export function alternatesOf(
  screen: Screen,
  siteUrl: string,
): { hreflang: string; href: string }[] {
  const versions = languages.map((language) => ({
    hreflang: language.code,
    href: siteUrl + hrefOf(language, screen),
  }));
  return [...versions, { hreflang: 'x-default', href: siteUrl + hrefOf(defaultLanguage, screen) }];
}

function meta(attributes: Record<string, string>): HeadTag {
  return { name: 'meta', attributes };
}

function link(attributes: Record<string, string>): HeadTag {
  return { name: 'link', attributes };
}
