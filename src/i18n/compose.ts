import { briefOf, type ReferenceId } from '../site/briefs';
import { relatedTo, sectionPractices, services, type ServiceSlug } from '../site/catalogue';
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
      const linked = [...related, ...briefOf(slug).neighbours];
      return {
        content: {
          screen: 'service',
          slug,
          service: documentOf(source, slug),
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
  const brief = briefOf(slug);
  return {
    ...texts,
    references: brief.references.map((id) => ({
      id,
      ...textsIn(entries, id),
      reason: textsIn(references, id),
    })),
    elsewhere: brief.neighbours.map((other) => ({
      slug: other,
      condition: textsIn(neighbours, other),
    })),
  };
}

/** @throws if a file has no entry of this name, which the locale check finds before */
function textsIn<Texts>(
  file: Readonly<Partial<Record<string, Texts>>>,
  name: ReferenceId | ServiceSlug,
): Texts {
  const texts = file[name];
  if (texts === undefined) throw new Error(`No texts of "${name}"`);
  return texts;
}

/** One text of each of some services. */
function textsOf(
  source: LocaleSource,
  slugs: readonly ServiceSlug[],
  textIn: (file: ServiceFile) => string | undefined,
): ServiceTexts {
  return Object.fromEntries(slugs.map((slug) => [slug, textIn(source.service(slug))]));
}
