import { isPlaceholder, type Facts } from '../project';

type FormFacts = Pick<Facts, 'contactEndpoint' | 'contactThanks'>;

/**
 * The Content-Security-Policy of the site: nothing but its own files, and no inline script. Inline
 * styles are what toasts are made with.
 * @param facts the form's endpoint, once it is set, and the page to which its service leads visitors
 * without scripts are the only foreign addresses: browsers hold redirects of a form to the policy too
 */
export function contentPolicy({ contactEndpoint, contactThanks }: FormFacts): string {
  const isUnset = isPlaceholder(contactEndpoint);
  const { origin } = new URL(contactEndpoint);
  const thanks = contactThanks === '' ? [] : [new URL(contactThanks).origin];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': isUnset ? ["'self'"] : ["'self'", origin, ...thanks],
    'form-action': isUnset ? ["'none'"] : ["'self'", origin, ...thanks],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const directiveOf = {
  script: 'script-src',
  iframe: 'frame-src',
  img: 'img-src',
  link: 'style-src',
} as const;

/** What a page loads from elsewhere and the policy blocks, each as what would have to be allowed. */
export function blockedSources(html: string, policy: string): string[] {
  const loaded = html.matchAll(
    /<(script|iframe|img|link(?=[^>]*\srel="stylesheet"))\b[^>]*?\s(?:src|href)="((?:https?:)?\/\/[^/"?]+)/gu,
  );
  return [...loaded]
    .map(([, tag, origin = '']) => ({ name: directiveOf[tag as keyof typeof directiveOf], origin }))
    .filter(({ name, origin }) => {
      const directive = policy.split('; ').find((one) => one.startsWith(`${name} `));
      return !directive?.split(' ').includes(origin);
    })
    .map(({ name, origin }) => `${name} ${origin}`);
}

/**
 * The part of the policy that a `<meta>` can carry, for hosts without headers.
 * What it can't (who may frame the page) browsers would ignore with a warning:
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy
 */
export function metaPolicy(facts: FormFacts): string {
  return contentPolicy(facts)
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
}

const twoYears = 63_072_000;

/** What a page of texts has no use for; only features that Chromium knows, else it logs a warning. */
const deniedFeatures =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen ' +
  'geolocation gyroscope hid idle-detection magnetometer microphone midi payment ' +
  'picture-in-picture publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';

/**
 * The security headers of every answer, by name.
 * @param policy the Content-Security-Policy
 */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': `max-age=${twoYears}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.replaceAll(' ', '=(), ') + '=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
  };
}
