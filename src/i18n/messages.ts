import type { z } from 'zod';
import type { ServiceSlug } from '../site/catalogue';
import type { common } from './schemas/common';
import type { home } from './schemas/home';
import type { service } from './schemas/service';

/** `locales/<code>/common.json` */
export type CommonFile = z.infer<typeof common>;
/** `locales/<code>/home.json` */
export type HomeFile = z.infer<typeof home>;
/** `locales/<code>/services/<slug>.json` */
export type ServiceFile = z.infer<typeof service>;

/** A text of some services. */
export type ServiceTexts = Partial<Record<ServiceSlug, string>>;

/** The documents that a page shows. */
export type PageContent =
  | {
      screen: 'home';
      titles: ServiceTexts;
      /** Card texts of the services that have a card. */
      summaries: ServiceTexts;
    }
  | {
      screen: 'service';
      slug: ServiceSlug;
      service: Pick<ServiceFile, 'title' | 'description' | 'intro' | 'phases'>;
      /** Titles of the services that the page links to. */
      titles: ServiceTexts;
    }
  | { screen: 'notFound' }
  | { screen: 'serviceNotFound' };

/** A page's texts beyond the namespace `common`: what the browser fetches for it. */
export interface PageMessages {
  /** The namespace of the landing page. */
  home?: HomeFile;
  content: PageContent;
}

/** The one text that pages in other languages show of a language. */
export type OfferMessages = CommonFile['offer'];
