import { fileOfPage } from '../addresses';
import { lists, notFoundPages, pages, prefixes, unusedPrefix } from '../project';
import { immutable, immutableFolders } from '../serve/fileHeaders';
import type { SecurityHeaders } from '../serve/securityHeaders';

/** Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/ */
const longestLine = 2000;
const mostRules = 100;

/**
 * `_headers` of Netlify and Cloudflare Pages. Both ask anew for every file that
 * has no `Cache-Control` here; Cloudflare would join a second one to the first.
 * @throws if Cloudflare would ignore a line or a rule
 */
export function headersFile(security: SecurityHeaders): string {
  const rules: SecurityHeaders = { ...security };
  for (const folder of immutableFolders) {
    const path = `/${folder}/*`;
    rules[path] = { ...rules[path], 'Cache-Control': immutable };
  }
  const lines = Object.entries(rules).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > longestLine);
  if (long) throw new Error(`_headers: Cloudflare ignores this long line: ${long.slice(0, 80)} …`);
  const count = Object.keys(rules).length;
  if (count > mostRules)
    throw new Error(`_headers: Cloudflare ignores all but 100 of ${count} rules`);
  return `${lines.join('\n')}\n`;
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
    ...[...listRules(), ...prefixRules(), ...fileNameRules(), ...notFoundPageRules()],
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

function listRules(): Rule[] {
  return lists.flatMap(({ typed, page, section }) => permanent(typed, `${page}#${section}`));
}

const spellings: readonly { spelling: string; prefix: string }[] = [
  ...[unusedPrefix, unusedPrefix.toUpperCase()].map((spelling) => ({ spelling, prefix: '' })),
  ...prefixes.map((prefix) => ({ spelling: prefix.toUpperCase(), prefix })),
];

function prefixRules(): Rule[] {
  return spellings.flatMap(({ spelling, prefix }) => [
    ...permanent(spelling, prefix || '/'),
    ...lists
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
