import type { z } from 'zod';
import type { PracticeId, ServiceSlug, SampleSlug } from '../site/catalogue';
import type { DocumentKind } from '../site/documents';
import type { Mark } from '../samples/draw';
import type { common } from './schemas/common';
import type { home } from './schemas/home';
import type { referencesOf } from './schemas/references';
import type { serviceOf } from './schemas/service';
import type { samplePaperOf, samples } from './schemas/sample';

/** `locales/<code>/common.json` */
export type CommonFile = z.infer<typeof common>;
/** `locales/<code>/home.json` */
export type HomeFile = z.infer<typeof home>;
type WholeService = z.infer<ReturnType<typeof serviceOf>>;
type Reference = 'references' | 'neighbours';
/** `locales/<code>/services/<slug>.json`; a new one refers to nothing yet. */
export type ServiceFile = Omit<WholeService, Reference> & Partial<Pick<WholeService, Reference>>;
/** `locales/<code>/references.json` */
export type ReferencesFile = z.infer<ReturnType<typeof referencesOf>>;
/** `locales/<code>/samples.json` */
export type SamplesFile = z.infer<typeof samples>;
/** `locales/<code>/samples/<slug>.json` */
export type SampleFile = z.infer<ReturnType<typeof samplePaperOf>>;

/** A finished text that leads to a sample paper. */
export interface SampleLink {
  slug: SampleSlug;
  text: string;
}

/** A document in small: a drawing of its kind, or the bars or the chart of its sample paper. */
export type Miniature = DocumentKind | readonly (readonly Mark[])[];

/** What the page of a service shows of its texts, with what it refers to. */
export interface ServiceBrief extends Omit<ServiceFile, Reference> {
  references: { id: string; title: string; body: string; reason: string }[];
  /** The services that may fit better, and when. */
  elsewhere: { slug: ServiceSlug; condition: string }[];
}

/** A text of some services. */
export type ServiceTexts = Partial<Record<ServiceSlug, string>>;

/** The documents that a page shows. */
export type PageContent =
  | {
      screen: 'home';
      titles: ServiceTexts;
      /** The first question of each service. */
      questions: ServiceTexts;
      /** The document that ends each service. */
      documents: ServiceTexts;
      samples: Partial<Record<PracticeId, SampleLink>>;
    }
  | {
      screen: 'service';
      slug: ServiceSlug;
      service: ServiceBrief;
      /** Titles of the services that the page links to. */
      titles: ServiceTexts;
      /** The first question of each service of the same practice. */
      questions: ServiceTexts;
      /** The service's own sample paper, or a link to its practice's. */
      sample: SampleLink;
      /** Of what each phase ends with. */
      miniatures: readonly Miniature[];
    }
  | {
      screen: 'sample';
      slug: SampleSlug;
      /** Title of the service that it belongs to. */
      service: string;
      samples: SamplesFile;
      sample: SampleFile;
    }
  | { screen: 'notFound' }
  | { screen: 'serviceNotFound' };

/** A page's texts beyond the namespace `common`: what the browser fetches for it. */
export interface PageTexts {
  /** The namespace of the landing page. */
  home?: HomeFile;
  content: PageContent;
}
