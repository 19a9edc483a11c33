import { closestMatch } from 'leven';

/** The candidate that a mistyped name most likely means, as ` (name?)`; '' if none is similar. */
export function guess(name: string, candidates: readonly string[]): string {
  const maxDistance = Math.max(2, Math.floor(name.length / 3));
  const found = closestMatch(name, candidates, { maxDistance });
  return found === undefined ? '' : ` (${found}?)`;
}
