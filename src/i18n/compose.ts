import {
  hasSpecimen,
  isService,
  practiceOf,
  relatedTo,
  sectionPractices,
  services,
  specimenSlugs,
  type ServiceSlug,
  type SpecimenSlug,
} from '../site/catalogue';
import type { Screen } from '../site/routes';
import { specimens } from '../specimens/specimens';
import { fill, firstSentence, writeAll, writerOf } from '../specimens/write';
import type {
  CommonFile,
  HomeFile,
  PageTexts,
  ReferencesFile,
  ServiceBrief,
  ServiceTexts,
  ServiceFile,
  SpecimenFile,
  SpecimenLink,
  SpecimenMiniature,
  SpecimensFile,
} from './texts';

/** The locale files of one language, parsed. */
export interface LocaleSource {
  /** The language's locale for `Intl`. */
  format: string;
  common: () => CommonFile;
  home: () => HomeFile;
  references: () => ReferencesFile;
  service: (slug: ServiceSlug) => ServiceFile;
  specimens: () => SpecimensFile;
  specimen: (slug: SpecimenSlug) => SpecimenFile;
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
      const specimens = specimenSlugs.map((slug) => verdictLine(source, slug));
      const content = { screen: 'home', titles, summaries, documents, specimens } as const;
      return { home: source.home(), content };
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
          specimen: specimenFor(source, slug),
        },
      };
    }
    case 'specimen': {
      const { slug } = screen;
      const service = source.service(slug).title;
      const own = { specimens: source.specimens(), specimen: source.specimen(slug) };
      return { content: { screen: 'specimen', slug, service, ...own } };
    }
    case 'notFound':
    case 'serviceNotFound':
      return { content: { screen: screen.name } };
  }
}

/** The texts of a service's page, with what it refers to. */
function documentOf(source: LocaleSource, slug: ServiceSlug): ServiceBrief {
  const { summary: _summary, references = {}, neighbours = {}, ...texts } = source.service(slug);
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

/** The document of a specimen, and its verdict at the base case in a sentence. */
function conclusionOf({ format, ...source }: LocaleSource, slug: SpecimenSlug) {
  const { at, control } = specimens[slug];
  const { name, verdicts } = source.specimen(slug);
  const { verdict, values, figure } = at(control.base);
  const texts = source.specimens();
  const written = writeAll(values, writerOf(format, texts.units));
  const sentence = fill(firstSentence(verdicts[verdict] ?? ''), written);
  return { texts, name, verdict: sentence, figure };
}

function verdictLine(source: LocaleSource, slug: SpecimenSlug): SpecimenLink {
  const { texts, ...conclusion } = conclusionOf(source, slug);
  return {
    slug,
    text: fill(texts.verdictLine, { name: conclusion.name, verdict: conclusion.verdict }),
  };
}

/** What a service's page shows of a specimen: its own in small, or a link to its practice's. */
function specimenFor(source: LocaleSource, slug: ServiceSlug): SpecimenMiniature | SpecimenLink {
  if (hasSpecimen(slug)) {
    const { texts, figure, ...conclusion } = conclusionOf(source, slug);
    const drawings = figure.parts.map(({ marks }) => marks);
    const isChart = figure.layout === 'chart';
    return {
      ...{ slug, ...conclusion, label: texts.label },
      across: figure.layout === 'cells' ? drawings.length : 1,
      drawings: isChart ? [[...(figure.ground ?? []), ...drawings.flat()]] : drawings,
    };
  }
  const [ofPractice] = practiceOf(slug).specimens;
  const { texts, name } = conclusionOf(source, ofPractice);
  return { slug: ofPractice, text: fill(texts.fromPractice, { name }) };
}

/** One text of each of some services. */
function textsOf(
  source: LocaleSource,
  slugs: readonly ServiceSlug[],
  textIn: (file: ServiceFile) => string | undefined,
): ServiceTexts {
  return Object.fromEntries(slugs.map((slug) => [slug, textIn(source.service(slug))]));
}
