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

/** While the endpoint contains this marker, the form sends nothing and simulates success. */
const unsetEndpointMarker = 'YOUR_FORM_ID';

export function isPlaceholder(endpoint: string): boolean {
  return endpoint.includes(unsetEndpointMarker);
}

export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
