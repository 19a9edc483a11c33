import { defaultLanguage, languages } from '../../src/site/languages';
import { moved } from '../../src/site/moved';
import { hrefOf } from '../../src/site/hrefs';
import { fileOfPage } from './pages';

/** A line of `_redirects`. In `from`, `:slug` matches one part of a path and `*` the rest. */
type Rule = readonly [from: string, to: string, status: 301 | 404];

/**
 * `_headers` of Netlify and Cloudflare Pages. Both revalidate every file that has no `Cache-Control`
 * here; files in `assets/` have a content hash in their names.
 * @param headers the security headers
 */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const cached = ['/assets/*', '  Cache-Control: public, max-age=31536000, immutable'];
  return `${['/*', ...lines, ...cached].join('\n')}\n`;
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. A file comes before a rule, and the first rule that
 * matches wins. Both hosts remove a slash at the end of a page's address by themselves. Cloudflare
 * ignores rules with 404, because it takes the nearest `404.html` above the address.
 */
export function redirectsFile(destinations = moved): string {
  const rules = [...movedRules(destinations), ...unusedPrefixRules(), ...notFoundRules()];
  return `${rules.map((rule) => rule.join(' ')).join('\n')}\n`;
}

/** `/en`: English has no prefix, but people type it. */
const unusedPrefix = `/${defaultLanguage.code}`;

function movedRules(destinations: typeof moved): Rule[] {
  const prefixed = languages.map((language) => ({ language, prefix: language.prefix }));
  return [...prefixed, { language: defaultLanguage, prefix: unusedPrefix }].flatMap(
    ({ language, prefix }) =>
      Object.entries(destinations).flatMap(([path, { section, ...screen }]) =>
        permanent(prefix + path, hrefOf(language, screen, section)),
      ),
  );
}

function unusedPrefixRules(): Rule[] {
  return [
    ...permanent(unusedPrefix, '/'),
    ...permanent(`${unusedPrefix}/services/:slug`, '/services/:slug'),
  ];
}

/** Netlify ignores a slash at the end of `from`, Cloudflare doesn't. */
function permanent(from: string, to: string): Rule[] {
  return [
    [from, to, 301],
    [`${from}/`, to, 301],
  ];
}

/** The default language comes last: its rule matches every address. */
function notFoundRules(): Rule[] {
  const others = languages.filter((language) => language !== defaultLanguage);
  return [...others, defaultLanguage].flatMap((language): Rule[] => [
    [
      `${language.prefix}/services/:slug`,
      fileOfPage(hrefOf(language, { name: 'serviceNotFound' })),
      404,
    ],
    [`${language.prefix}/*`, fileOfPage(hrefOf(language, { name: 'notFound' })), 404],
  ]);
}
