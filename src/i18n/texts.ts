import type { z } from 'zod';
import type { ServiceSlug } from '../site/catalogue';
import type { common } from './schemas/common';
import type { home } from './schemas/home';
import type { referencesOf } from './schemas/references';
import type { serviceOf } from './schemas/service';

/** `locales/<code>/common.json` */
export type CommonFile = z.infer<typeof common>;
/** `locales/<code>/home.json` */
export type HomeFile = z.infer<typeof home>;
/** `locales/<code>/services/<slug>.json` */
export type ServiceFile = z.infer<ReturnType<typeof serviceOf>>;
/** `locales/<code>/references.json` */
export type ReferencesFile = z.infer<ReturnType<typeof referencesOf>>;

/** What the page of a service shows of its texts, with what it refers to. */
export interface ServiceBrief extends Omit<ServiceFile, 'summary' | 'references' | 'neighbours'> {
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
      /** Card texts of each service that has a card. */
      summaries: ServiceTexts;
      /** The document that ends each service that has a card. */
      documents: ServiceTexts;
    }
  | {
      screen: 'service';
      slug: ServiceSlug;
      service: ServiceBrief;
      /** Titles of the services that the page links to. */
      titles: ServiceTexts;
      /** The first question of each service of the same practice. */
      questions: ServiceTexts;
    }
  | { screen: 'notFound' }
  | { screen: 'serviceNotFound' };

/** A page's texts beyond the namespace `common`: what the browser fetches for it. */
export interface PageTexts {
  /** The namespace of the landing page. */
  home?: HomeFile;
  content: PageContent;
}
