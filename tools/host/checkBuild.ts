import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const directiveOf = new Map([
  ['script', 'script-src'],
  ['iframe', 'frame-src'],
  ['img', 'img-src'],
  ['link', 'style-src'],
]);

/**
 * Finds what would break built pages in browsers: sources that the security policy blocks, and files
 * that were not built.
 * @param pages paths of HTML files
 * @returns one line per source or file, with the first page that has it
 */
export function checkBuild(root: string, pages: readonly string[], policy: string): string[] {
  const problems = new Map<string, string>();
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    for (const problem of [...blockedSources(html, policy), ...missingFiles(html, root)]) {
      if (!problems.has(problem)) problems.set(problem, page);
    }
  }
  return Array.from(problems, ([problem, page]) => `${page}: ${problem}`);
}

function blockedSources(html: string, policy: string): string[] {
  const directives = policy.split('; ');
  const isAllowed = (name: string, source: string) =>
    directives.some((one) => one.startsWith(`${name} `) && one.split(' ').includes(source));
  const loaded = html.matchAll(
    /<(script|iframe|img|link(?=[^>]*\srel="stylesheet"))\b[^>]*?\s(?:src|href)="((?:https?:)?\/\/[^/"?]+)/gu,
  );
  const sources = Array.from(loaded, ([, tag = '', origin = '']) => ({
    name: directiveOf.get(tag) ?? 'default-src',
    source: origin,
  }));
  if (/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))/u.test(html))
    sources.push({ name: 'script-src', source: "'unsafe-inline'" });
  return sources
    .filter(({ name, source }) => !isAllowed(name, source))
    .map(({ name, source }) => `the policy blocks ${name} ${source}`);
}

function missingFiles(html: string, root: string): string[] {
  const named = html.matchAll(/\s(?:src|href)="(\/[^/"?#][^"?#]*\.\w+)["?#]/gu);
  return Array.from(named, ([, address = '']) => address)
    .filter((address) => !existsSync(join(root, address)))
    .map((address) => `${address} is missing`);
}
