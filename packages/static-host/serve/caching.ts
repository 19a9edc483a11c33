import { createHash } from 'node:crypto';

/** Folders in which a file's address changes with its content: with its own name, or its folder's. */
export const immutableFolders = ['assets', 'messages'] as const;

export const immutable = 'public, max-age=31536000, immutable';
export const revalidated = 'no-cache';

/**
 * The `Cache-Control` of a file: those whose address changes with their content
 * are kept for ever, all others asked for anew each time.
 * @param file path below the served folder
 */
export function cacheControlOf(file: string): string {
  return immutableFolders.some((folder) => file.startsWith(`/${folder}/`))
    ? immutable
    : revalidated;
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
