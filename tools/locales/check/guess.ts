import { closestMatch } from 'leven';

/** In brackets, the candidate that a mistyped name most likely means; '' if none is near. */
export function guess(name: string, candidates: readonly string[]): string {
  const maxDistance = Math.max(2, Math.floor(name.length / 3));
  const found = closestMatch(name, candidates, { maxDistance });
  return found === undefined ? '' : ` (${found}?)`;
}
