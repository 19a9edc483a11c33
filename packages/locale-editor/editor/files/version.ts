import { createHash } from 'node:crypto';

/** Stands for a text, or for its absence, so that a change in the meantime is noticed. */
export function versionOf(text: string | null): string {
  return createHash('sha256')
    .update(text === null ? '' : `"${text}`)
    .digest('hex');
}
