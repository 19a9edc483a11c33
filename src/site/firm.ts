/** Facts that are not texts, set when the site is built; '' where there is none: docs/decisions/facts.md. */
export interface Facts {
  /** The origin of the site, without a trailing slash. */
  siteUrl: string;
  contactEndpoint: string;
  /** Fixed fields that the form service asks for, as in a query string. */
  contactFields: string;
  contactHoneypot: string;
  contactThanks: string;
  email: string;
  phone: string;
  businessNetwork: string;
}

/** While the endpoint contains this marker, the form sends nothing and simulates success. */
const unsetEndpointMarker = 'YOUR_FORM_ID';

export function isPlaceholder(endpoint: string): boolean {
  return endpoint.includes(unsetEndpointMarker);
}

export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
