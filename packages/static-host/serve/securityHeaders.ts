import { existsSync, readFileSync } from 'node:fs';

/**
 * The security headers of a build: by address, either one page's (`/ar`) or all
 * below a folder (`/*`, `/services/*`). Later entries win.
 */
export type SecurityHeaders = Record<string, Record<string, string>>;

/**
 * Reads the security headers that the build has written.
 * @param file a JSON file of the form of `SecurityHeaders`
 * @returns none if there is no such file
 */
export function readSecurityHeaders(file: string): SecurityHeaders {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SecurityHeaders) : {};
}

/** The security headers that an address is answered with. */
export function securityHeadersOf(all: SecurityHeaders, address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [pattern, own] of Object.entries(all)) {
    const matches = pattern.endsWith('/*')
      ? address.startsWith(pattern.slice(0, -1))
      : address === pattern;
    if (matches) Object.assign(headers, own);
  }
  return headers;
}
