import type { z } from 'zod';
import type { PracticeId, ServiceSlug, SpecimenSlug } from '../site/catalogue';
import type { DocumentKind } from '../site/documents';
import type { Mark } from '../specimens/draw';
import type { common } from './schemas/common';
import type { home } from './schemas/home';
import type { referencesOf } from './schemas/references';
import type { serviceOf } from './schemas/service';
import type { specimenOf, specimens } from './schemas/specimen';

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
/** `locales/<code>/specimens.json` */
export type SpecimensFile = z.infer<typeof specimens>;
/** `locales/<code>/specimens/<slug>.json` */
export type SpecimenFile = z.infer<ReturnType<typeof specimenOf>>;

/** A finished text that leads to a specimen. */
export interface SpecimenLink {
  slug: SpecimenSlug;
  text: string;
}

/** A document in small: a drawing of its kind, or the bars or the chart of its specimen. */
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
      specimens: Partial<Record<PracticeId, SpecimenLink>>;
    }
  | {
      screen: 'service';
      slug: ServiceSlug;
      service: ServiceBrief;
      /** Titles of the services that the page links to. */
      titles: ServiceTexts;
      /** The first question of each service of the same practice. */
      questions: ServiceTexts;
      /** The service's own specimen, or a link to its practice's. */
      specimen: SpecimenLink;
      /** Of what each phase ends with. */
      miniatures: readonly Miniature[];
    }
  | {
      screen: 'specimen';
      slug: SpecimenSlug;
      /** Title of the service that it belongs to. */
      service: string;
      specimens: SpecimensFile;
      specimen: SpecimenFile;
    }
  | { screen: 'notFound' }
  | { screen: 'serviceNotFound' };

/** A page's texts beyond the namespace `common`: what the browser fetches for it. */
export interface PageTexts {
  /** The namespace of the landing page. */
  home?: HomeFile;
  content: PageContent;
}
