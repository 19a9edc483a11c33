/** A compressed form in which a file may lie beside itself. */
export interface Encoding {
  name: 'br' | 'gzip';
  extension: '.br' | '.gz';
}

/** Smallest first. */
const encodings: readonly Encoding[] = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/**
 * The encodings that a client takes, best first.
 * @param header its `Accept-Encoding`
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    (isRefused ? refused : named).add(name);
  }
  return encodings.filter(({ name }) => !refused.has(name) && (named.has(name) || named.has('*')));
}
