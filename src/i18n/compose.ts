import {
  isService,
  relatedTo,
  sectionPractices,
  services,
  type ServiceSlug,
} from '../site/catalogue';
import type { Screen } from '../site/routes';
import type {
  CommonFile,
  HomeFile,
  PageTexts,
  ReferencesFile,
  ServiceBrief,
  ServiceTexts,
  ServiceFile,
} from './texts';

/** The locale files of one language, parsed. */
export interface LocaleSource {
  common: () => CommonFile;
  home: () => HomeFile;
  references: () => ReferencesFile;
  service: (slug: ServiceSlug) => ServiceFile;
}

/**
 * What one page shows beyond the namespace `common`, and nothing else.
 * @param source the files of the page's language
 */
export function composePage(source: LocaleSource, screen: Screen): PageTexts {
  switch (screen.name) {
    case 'home': {
      const withCard = sectionPractices.flatMap((practice) => practice.services);
      const titles = textsOf(source, services, ({ title }) => title);
      const summaries = textsOf(source, withCard, ({ summary }) => summary);
      // What a client holds at the end of the service.
      const documents = textsOf(source, withCard, ({ phases }) => phases.at(-1)?.output.name);
      return { home: source.home(), content: { screen: 'home', titles, summaries, documents } };
    }
    case 'service': {
      const { slug } = screen;
      const related = relatedTo(slug);
      const service = documentOf(source, slug);
      const linked = [...related, ...service.elsewhere.map((other) => other.slug)];
      return {
        content: {
          screen: 'service',
          slug,
          service,
          titles: textsOf(source, linked, ({ title }) => title),
          questions: textsOf(source, related, ({ questions: [first] }) => first),
        },
      };
    }
    case 'notFound':
    case 'serviceNotFound':
      return { content: { screen: screen.name } };
  }
}

/** The texts of a service's page, with what it refers to. */
function documentOf(source: LocaleSource, slug: ServiceSlug): ServiceBrief {
  const { summary: _summary, references, neighbours, ...texts } = source.service(slug);
  const entries = source.references();
  return {
    ...texts,
    references: Object.entries(references).map(([id, reason]) => {
      const entry = entries[id];
      if (!entry) throw new Error(`${slug} names "${id}", which references.json does not have`);
      return { id, ...entry, reason };
    }),
    // A service that is still a draft is named once it is published.
    elsewhere: Object.entries(neighbours).flatMap(([other, condition]) =>
      isService(other) ? { slug: other, condition } : [],
    ),
  };
}

/** One text of each of some services. */
function textsOf(
  source: LocaleSource,
  slugs: readonly ServiceSlug[],
  textIn: (file: ServiceFile) => string | undefined,
): ServiceTexts {
  return Object.fromEntries(slugs.map((slug) => [slug, textIn(source.service(slug))]));
}
