/** While this stands in the endpoint, nothing is sent and success is simulated. */
const unsetEndpointMarker = 'YOUR_FORM_ID';

const ofAPolicy = 'whose host has only letters, digits, hyphens and dots';

/**
 * What the site says of the firm that is not a text. Each can be set at build by its variable, has
 * a default, and must have the form that its uses need.
 */
const settings = {
  /**
   * Where the site lies: an origin, with a path where it is a part of a larger site; no
   * trailing slash. Used in canonical addresses, alternates, social cards and the sitemap.
   */
  siteUrl: {
    variable: 'VITE_SITE_URL',
    usual: 'https://www.example.com',
    accepts: isPlaceOfSite,
    wanted: `an address such as https://www.example.com or https://name.github.io/site, in lower case, without a slash at its end, ${ofAPolicy}`,
  },
  /** Where the contact form is sent. */
  contactEndpoint: {
    variable: 'VITE_CONTACT_ENDPOINT',
    usual: `https://forms.example.com/f/${unsetEndpointMarker}`,
    accepts: isWebAddress,
    wanted: `an https address (http only on localhost) ${ofAPolicy}`,
  },
  /** Further fixed fields that the form service asks for, as in the query of an address; '' for none. */
  contactFields: {
    variable: 'VITE_CONTACT_FIELDS',
    usual: '',
    accepts: (value: string) => /^([\w.-]+=[^&=]*(&(?=.)|$))*$/.test(value),
    wanted: 'names and values such as access_key=abc&subject=Website',
  },
  /** The name of a field that only robots fill in, where the service knows one; '' for none. */
  contactHoneypot: {
    variable: 'VITE_CONTACT_HONEYPOT',
    usual: '',
    accepts: (value: string) => /^[\w.-]*$/.test(value),
    wanted: 'the name of a field such as _gotcha',
  },
  /** The page to which the form service leads a visitor without scripts, on another origin; '' for none. */
  contactThanks: {
    variable: 'VITE_CONTACT_THANKS',
    usual: '',
    accepts: (value: string) => value === '' || isWebAddress(value),
    wanted: `an https address (http only on localhost) ${ofAPolicy}`,
  },
  email: {
    variable: 'VITE_CONTACT_EMAIL',
    usual: 'info@example.com',
    accepts: (value: string) => /^[a-z0-9._+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value),
    wanted: 'an e-mail address in lower case',
  },
  /** International form, groups separated by spaces. */
  phone: {
    variable: 'VITE_CONTACT_PHONE',
    usual: '+971 00 000 0000',
    accepts: (value: string) => /^\+\d{1,3}( \d+)+$/.test(value),
    wanted: 'an international number such as +971 4 000 0000',
  },
  /** The firm's page on the business network. */
  businessNetwork: {
    variable: 'VITE_BUSINESS_NETWORK_URL',
    usual: 'https://www.linkedin.com/company/example',
    accepts: isWebAddress,
    wanted: 'an https address',
  },
} as const;

export type Facts = { [Fact in keyof typeof settings]: string };
type FactVariable = (typeof settings)[keyof Facts]['variable'];
export type FactEnvironment = Partial<Record<FactVariable, string>>;

/** Names of the variables that set the facts of a build. */
export function settingNames(): string[] {
  return Object.values(settings).map(({ variable }) => variable);
}

/**
 * The facts of a build.
 * @param environment the build's variables; an absent or empty one takes its default
 * @throws if a value does not have the form that its use needs; the error names the variable
 */
export function readFacts(environment: FactEnvironment): Facts {
  const facts = Object.entries(settings).map(([fact, { variable, usual, accepts, wanted }]) => {
    const value = environment[variable]?.trim() || usual;
    if (accepts(value)) return [fact, value];
    throw new Error(
      `${variable} is "${value}", but must be ${wanted}. Change or unset the environment variable.`,
    );
  });
  return Object.fromEntries(facts) as Facts;
}

function isWebAddress(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || url.username !== '' || url.password !== '' || /\s/.test(value)) return false;
  if (!isHostOfAPolicy(url.hostname)) return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
}

/**
 * What a policy and a host's configuration can name (https://www.w3.org/TR/CSP3/#grammardef-host-part):
 * `;`, `,` or `*`, which addresses may hold, would end a directive, split the policy or widen it.
 */
function isHostOfAPolicy(hostname: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(hostname);
}

/** Paths are written into addresses, patterns and configurations: only what means itself in all of them. */
function isPlaceOfSite(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const { origin, pathname } = new URL(value);
  const path = value.slice(origin.length);
  return value === origin + path && pathname === (path || '/') && /^(\/[\w.-]+)*$/.test(path);
}

/** The path below which the site lies: `/site`, or '' where it begins at `/`. */
export function basePath({ siteUrl }: Pick<Facts, 'siteUrl'>): string {
  return new URL(siteUrl).pathname.replace(/\/$/, '');
}

/** Whether the endpoint is still the placeholder. */
export function isPlaceholder(endpoint: string): boolean {
  return endpoint.includes(unsetEndpointMarker);
}

/** An international number as a `tel:` address. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
