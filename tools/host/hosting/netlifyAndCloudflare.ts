import { fileOfPage } from '../addresses';
import { notFoundPages, pages, prefixes, redirects, unusedPrefix } from '../project';
import { immutable, immutableFolder } from '../fileHeaders';

/**
 * `_headers` of Netlify and Cloudflare Pages. Both ask anew for every file that has no `Cache-Control`
 * here.
 * @param headers the security headers
 */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, `/${immutableFolder}/*`, `  Cache-Control: ${immutable}`, ''].join('\n');
}

/**
 * `_redirects` of Netlify and Cloudflare Pages: what people type for an address of
 * ours, and what is answered with 404. Both lead `/ar/` to `/ar` by themselves,
 * Cloudflare `/ar.html` too. The first rule that fits counts; neither host can fold
 * letters, so only the prefixes are led home in upper case.
 *
 * Each host ignores what it doesn't know: a status with `!` (even where there is a
 * file) and 404 are Netlify's alone. A 200 that leads to no file, Cloudflare's only
 * way to a 404, stands after Netlify's rule for the address, which has a slash only
 * because Cloudflare takes no second rule for the same text.
 */
export function redirectsFile(): string {
  const rules = [
    ...[...typedRules(), ...prefixRules(), ...fileNameRules(), ...notFoundPageRules()],
    ...prefixedServiceRules(),
    ...notFoundRules(),
  ];
  return `${rules.map((rule) => rule.join(' ')).join('\n')}\n`;
}

type Rule = readonly [from: string, to: string, status: string];

/** Also with a slash, which Netlify doesn't ask for. */
function permanent(from: string, to: string): Rule[] {
  return [
    [from, to, '301'],
    [`${from}/`, to, '301'],
  ];
}

function typedRules(): Rule[] {
  return redirects.flatMap(({ typed, page, section }) => permanent(typed, placeOf(page, section)));
}

function placeOf(page: string, section: string): string {
  return section ? `${page}#${section}` : page;
}

const spellings: readonly { spelling: string; prefix: string }[] = [
  ...[unusedPrefix, unusedPrefix.toUpperCase()].map((spelling) => ({ spelling, prefix: '' })),
  ...prefixes.map((prefix) => ({ spelling: prefix.toUpperCase(), prefix })),
];

function prefixRules(): Rule[] {
  return spellings.flatMap(({ spelling, prefix }) => [
    ...permanent(spelling, prefix || '/'),
    ...redirects
      .filter(({ typed }) => typed === `${prefix}/services`)
      .flatMap(({ page, section }) => permanent(`${spelling}/services`, `${page}#${section}`)),
  ]);
}

/** Cloudflare takes rules without a variable part only before those that have one. */
function prefixedServiceRules(): Rule[] {
  return spellings.flatMap(({ spelling, prefix }) =>
    permanent(`${spelling}/services/:slug`, `${prefix}/services/:slug`),
  );
}

/** Cloudflare does it by itself. */
function fileNameRules(): Rule[] {
  return pages.flatMap((page): Rule[] => [[fileOfPage(page), page, '301!']]);
}

function notFoundPageRules(): Rule[] {
  const own = notFoundPages.flatMap(({ service, other }) => [service, other]);
  return own.flatMap((page): Rule[] => [
    [`${page}/`, fileOfPage(page), '404!'],
    [page, `${page}-there-is-no-file`, '200'],
  ]);
}

function notFoundRules(): Rule[] {
  return notFoundPages.flatMap(({ prefix, service, other }): Rule[] => [
    [`${prefix}/services/:slug`, fileOfPage(service), '404'],
    [`${prefix}/*`, fileOfPage(other), '404'],
  ]);
}
