import { notFoundRules } from './notFound';

/**
 * `_redirects` of Netlify: the not-found page of each language, with status 404.
 * A file that exists goes before a rule. Cloudflare Pages ignores these lines, and
 * takes the `404.html` that lies nearest to the address by itself.
 */
export function redirectsFile(): string {
  const lines = notFoundRules().map(({ prefix, isService, file }) =>
    isService ? `${prefix}/services/:slug ${file} 404` : `${prefix}/* ${file} 404`,
  );
  return `${lines.join('\n')}\n`;
}
