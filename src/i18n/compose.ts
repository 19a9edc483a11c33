import { neighboursOf, sectionPractices, services, type ServiceSlug } from '../site/catalogue';
import type { Screen } from '../site/routes';
import type {
  CommonFile,
  HomeFile,
  PageContent,
  PageMessages,
  ServiceTexts,
  ScreenMessages,
  ServiceFile,
  SharedMessages,
} from './messages';

/** The locale files of one language, parsed. */
export interface LocaleSource {
  common: () => CommonFile;
  home: () => HomeFile;
  service: (slug: ServiceSlug) => ServiceFile;
}

/**
 * What every page of a language shows, whatever its screen.
 * @param source the language's files
 */
export function composeShared(source: LocaleSource): SharedMessages {
  const {
    service: _service,
    notFound: _notFound,
    serviceNotFound: _missing,
    ...shared
  } = source.common();
  return shared;
}

/**
 * What one page shows beyond the shared messages, and nothing else.
 * @param source the files of the page's language
 */
export function composePage(source: LocaleSource, screen: Screen): PageMessages {
  return { messages: screenMessages(source, screen), content: pageContent(source, screen) };
}

function screenMessages(source: LocaleSource, screen: Screen): ScreenMessages {
  switch (screen.name) {
    case 'home':
      return { home: source.home() };
    case 'service':
      return { common: { service: source.common().service } };
    case 'notFound':
      return { common: { notFound: source.common().notFound } };
    case 'serviceNotFound': {
      const { notFound, serviceNotFound } = source.common();
      return { common: { notFound, serviceNotFound } };
    }
  }
}

function pageContent(source: LocaleSource, screen: Screen): PageContent {
  switch (screen.name) {
    case 'home':
      return {
        screen: 'home',
        titles: textsOf(source, services, 'title'),
        summaries: textsOf(
          source,
          sectionPractices.flatMap((practice) => practice.services),
          'summary',
        ),
      };
    case 'service': {
      const { title, description, intro, phases } = source.service(screen.slug);
      const { related, previous, next } = neighboursOf(screen.slug);
      const titles = textsOf(source, [...related, previous, next], 'title');
      const service = { title, description, intro, phases };
      return { screen: 'service', slug: screen.slug, service, titles };
    }
    case 'notFound':
    case 'serviceNotFound':
      return { screen: screen.name };
  }
}

function textsOf(
  source: LocaleSource,
  slugs: readonly ServiceSlug[],
  key: 'title' | 'summary',
): ServiceTexts {
  return Object.fromEntries(slugs.map((slug) => [slug, source.service(slug)[key]]));
}
