import type { Facts } from '../../src/site/facts';
import { isPlaceholder } from '../../src/site/firm';

type FormFacts = Pick<Facts, 'contactEndpoint' | 'thankYouUrl'>;

/**
 * The Content-Security-Policy of the site: only its own files, no inline scripts and no style attributes. sonner's
 * script adds a `<style>`. The only other origins are the form's endpoint and the page that the form service
 * redirects to, because browsers apply `form-action` to redirects too.
 */
export function contentPolicy({ contactEndpoint, thankYouUrl }: FormFacts): string {
  const isUnset = isPlaceholder(contactEndpoint);
  const { origin } = new URL(contactEndpoint);
  const thanks = thankYouUrl === '' ? [] : [new URL(thankYouUrl).origin];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'none'"],
    'style-src-elem': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
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

const twoYears = 63_072_000;

/** Only features that Chromium knows: it logs a warning for others. */
const deniedFeatures =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen ' +
  'geolocation gyroscope hid idle-detection magnetometer microphone midi payment ' +
  'picture-in-picture publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';

/** @param policy the Content-Security-Policy */
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
