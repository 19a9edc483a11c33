import {
  hasSpecimen,
  isService,
  practiceOf,
  relatedTo,
  practices,
  services,
  type ServiceSlug,
  type SpecimenSlug,
} from '../site/catalogue';
import { kindOf } from '../site/documents';
import type { Screen } from '../site/routes';
import { specimens } from '../specimens/specimens';
import { fill, fillAmounts, writerOf } from '../specimens/write';
import { splitSentence } from './splitSentence';
import type {
  CommonFile,
  HomeFile,
  Miniature,
  PageTexts,
  ReferencesFile,
  ServiceBrief,
  ServiceTexts,
  ServiceFile,
  SpecimenFile,
  SpecimenLink,
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
  /** The same in the language from which the others are translated. */
  original: (slug: ServiceSlug) => ServiceFile;
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
      const titles = textsOf(source, services, ({ title }) => title);
      const documents = textsOf(source, services, rarestDocument(source));
      const specimens = Object.fromEntries(
        practices.map(({ id, specimens: [slug] }) => [id, verdictOf(source, slug)]),
      );
      const questions = textsOf(source, services, ({ questions: [first] }) => first);
      return {
        home: source.home(),
        content: { screen: 'home', titles, questions, documents, specimens },
      };
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
          miniatures: miniaturesOf(source, slug),
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
  const { references = {}, neighbours = {}, ...texts } = source.service(slug);
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

/** A link to a specimen, with its verdict at the base case in a sentence. */
function verdictOf(source: LocaleSource, slug: SpecimenSlug): SpecimenLink {
  const { at, control } = specimens[slug];
  const { name, verdicts } = source.specimen(slug);
  const { verdict, values } = at(control.base);
  const frame = source.specimens();
  const write = writerOf(source.format, frame.units);
  const [sentence] = splitSentence(fillAmounts(verdicts[verdict] ?? '', values, write));
  return { slug, text: fill(frame.verdictLine, { name, verdict: sentence }) };
}

/** A service leads to its own specimen with the verdict, or to that of its practice. */
function specimenFor(source: LocaleSource, slug: ServiceSlug): SpecimenLink {
  if (hasSpecimen(slug)) return verdictOf(source, slug);
  const [ofPractice] = practiceOf(slug).specimens;
  const { name } = source.specimen(ofPractice);
  return { slug: ofPractice, text: fill(source.specimens().fromPractice, { name }) };
}

/** The documents of a service in small. */
function miniaturesOf(source: LocaleSource, slug: ServiceSlug): readonly Miniature[] {
  const name = hasSpecimen(slug) && source.specimen(slug).name;
  const english = source.original(slug).phases;
  return source
    .service(slug)
    .phases.map(({ output }, at) =>
      hasSpecimen(slug) && output.name === name
        ? specimens[slug].at(specimens[slug].control.base).drawings
        : kindOf(english[at]?.output.name ?? ''),
    );
}

/** What tells a service from the others: of its documents the one that the fewest services share. */
function rarestDocument(source: LocaleSource): (file: ServiceFile) => string | undefined {
  const namesIn = ({ phases }: ServiceFile) => phases.map(({ output }) => output.name);
  const all = services.flatMap((slug) => namesIn(source.service(slug)));
  const count = (name: string) => all.filter((other) => other === name).length;
  return (file) => namesIn(file).sort((one, other) => count(one) - count(other))[0];
}

/** One text of each of some services. */
function textsOf(
  source: LocaleSource,
  slugs: readonly ServiceSlug[],
  textIn: (file: ServiceFile) => string | undefined,
): ServiceTexts {
  return Object.fromEntries(slugs.map((slug) => [slug, textIn(source.service(slug))]));
}
