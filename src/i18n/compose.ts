import {
  hasSample,
  isService,
  practiceOf,
  relatedTo,
  practices,
  services,
  type ServiceSlug,
  type SampleSlug,
} from '../site/catalogue';
import { kindOf } from '../site/documents';
import type { Screen } from '../site/routes';
import { samples } from '../samples/samples';
import { fill, fillAmounts, writerOf } from '../samples/write';
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
  SampleFile,
  SampleLink,
  SamplesFile,
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
  samples: () => SamplesFile;
  sample: (slug: SampleSlug) => SampleFile;
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
      const samples = Object.fromEntries(
        practices.map(({ id, samples: [slug] }) => [id, verdictOf(source, slug)]),
      );
      const questions = textsOf(source, services, ({ questions: [first] }) => first);
      return {
        home: source.home(),
        content: { screen: 'home', titles, questions, documents, samples },
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
          sample: sampleFor(source, slug),
          miniatures: miniaturesOf(source, slug),
        },
      };
    }
    case 'sample': {
      const { slug } = screen;
      const service = source.service(slug).title;
      const own = { samples: source.samples(), sample: source.sample(slug) };
      return { content: { screen: 'sample', slug, service, ...own } };
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

/** A link to a sample paper, with its verdict at the base case in a sentence. */
function verdictOf(source: LocaleSource, slug: SampleSlug): SampleLink {
  const { at, control } = samples[slug];
  const { name, verdicts } = source.sample(slug);
  const { verdict, values } = at(control.base);
  const frame = source.samples();
  const write = writerOf(source.format, frame.units);
  const [sentence] = splitSentence(fillAmounts(verdicts[verdict] ?? '', values, write));
  return { slug, text: fill(frame.verdictLine, { name, verdict: sentence }) };
}

/** A service leads to its own sample paper with the verdict, or to that of its practice. */
function sampleFor(source: LocaleSource, slug: ServiceSlug): SampleLink {
  if (hasSample(slug)) return verdictOf(source, slug);
  const [ofPractice] = practiceOf(slug).samples;
  const { name } = source.sample(ofPractice);
  return { slug: ofPractice, text: fill(source.samples().fromPractice, { name }) };
}

/** The documents of a service in small. */
function miniaturesOf(source: LocaleSource, slug: ServiceSlug): readonly Miniature[] {
  const name = hasSample(slug) && source.sample(slug).name;
  const english = source.original(slug).phases;
  return source
    .service(slug)
    .phases.map(({ output }, at) =>
      hasSample(slug) && output.name === name
        ? samples[slug].at(samples[slug].control.base).drawings
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
