import { neighboursOf, sectionPractices, services, type ServiceSlug } from '../site/catalogue';
import type { Screen } from '../site/routes';
import type { CommonFile, HomeFile, PageMessages, ServiceFile, ServiceTexts } from './messages';

/** The locale files of one language, parsed. */
export interface LocaleSource {
  common: () => CommonFile;
  home: () => HomeFile;
  service: (slug: ServiceSlug) => ServiceFile;
}

/**
 * What one page shows beyond the namespace `common`, and nothing else.
 * @param source the files of the page's language
 */
export function composePage(source: LocaleSource, screen: Screen): PageMessages {
  switch (screen.name) {
    case 'home': {
      const withCard = sectionPractices.flatMap((practice) => practice.services);
      const titles = textsOf(source, services, 'title');
      const summaries = textsOf(source, withCard, 'summary');
      return { home: source.home(), content: { screen: 'home', titles, summaries } };
    }
    case 'service': {
      const { slug } = screen;
      const { title, description, intro, phases } = source.service(slug);
      const { related, previous, next } = neighboursOf(slug);
      const titles = textsOf(source, [...related, previous, next], 'title');
      const service = { title, description, intro, phases };
      return { content: { screen: 'service', slug, service, titles } };
    }
    case 'notFound':
    case 'serviceNotFound':
      return { content: { screen: screen.name } };
  }
}

function textsOf(
  source: LocaleSource,
  slugs: readonly ServiceSlug[],
  key: 'title' | 'summary',
): ServiceTexts {
  return Object.fromEntries(slugs.map((slug) => [slug, source.service(slug)[key]]));
}
