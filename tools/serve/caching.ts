import { createHash } from 'node:crypto';

/** A hash in hexadecimal, digits and letters both, so that no word or date passes for one. */
const hashed = /[.-](?=\d*[a-f])(?=[a-f]*\d)[0-9a-f]{8,}\.[a-z0-9]+$/;

/**
 * The `Cache-Control` of a file: those whose name changes with their content
 * are kept for ever, all others asked for anew each time.
 * @param file path below the served folder
 */
export function cacheControlOf(file: string): string {
  return file.startsWith('/assets/') || hashed.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
}

/** A strong `ETag` of the bytes sent. */
export function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** Whether the client's `If-None-Match` names what it would be sent (RFC 9110, 13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}
