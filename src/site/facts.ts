import type { NetworkId } from './networks';

/** Facts that are not texts (docs/decisions/facts.md). tools/host/settings.ts reads them and has their defaults. */
export interface Facts {
  /** The origin of the site, without a trailing slash. */
  siteUrl: string;
  contactEndpoint: string;
  /** Constant fields that the form service needs, as a query string: `access_key=a&subject=b`. */
  fixedFormFields: string;
  honeypotFieldName: string;
  /** The page to which the form service redirects if the browser posts the form without JavaScript. */
  thankYouUrl: string;
  email: string;
  phone: string;
  /** The firm's page on each network that the footer links. */
  networkUrls: Readonly<Record<NetworkId, string>>;
}

export const facts: Facts = __FACTS__;
