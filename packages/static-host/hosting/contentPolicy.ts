import { isPlaceholder, type Facts } from '../project';

/**
 * The Content-Security-Policy of the site: nothing but its own files, no inline
 * code, and no address that turns a text into code (Trusted Types).
 * @param facts the form's endpoint is the one foreign address, and only once it is set
 * @param styleHashes CSP hashes of the style sheets that are not files of their own
 */
export function contentPolicy(
  { contactEndpoint }: Pick<Facts, 'contactEndpoint'>,
  styleHashes: readonly string[],
): string {
  const isUnset = isPlaceholder(contactEndpoint);
  const { origin } = new URL(contactEndpoint);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': isUnset ? ["'self'"] : ["'self'", origin],
    'form-action': [isUnset ? 'mailto:' : origin],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * The part of a policy that a `<meta>` can carry, for hosts without headers.
 * What it can't (who may frame the page) browsers would ignore with a warning:
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy
 */
export function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
}
