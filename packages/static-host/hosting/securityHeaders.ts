import { prefixes } from '../project';
import type { SecurityHeaders } from '../serve/securityHeaders';

const twoYears = 63_072_000;

/** What a page of texts has no use for; only features that Chromium knows, else it logs a warning. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The security headers of the site, by address. Hosts join or replace a header
 * that two matching rules set, so no name stands in two rules that meet.
 * @param policy the Content-Security-Policy
 */
export function securityHeaders(policy: string): SecurityHeaders {
  const own = { 'Cross-Origin-Resource-Policy': 'same-origin' };
  return {
    '/*': {
      'Content-Security-Policy': policy,
      'Strict-Transport-Security': `max-age=${twoYears}`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Origin-Agent-Cluster': '?1',
    },
    ...Object.fromEntries(ownPaths().map((path) => [path, own])),
  };
}

/** All that other sites have no reason to embed: everything but the social cards and the icons. */
function ownPaths(): string[] {
  return [
    '/',
    '/services/*',
    '/assets/*',
    '/messages/*',
    ...prefixes.flatMap((prefix) => [prefix, `${prefix}/*`]),
  ];
}
