import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const directiveOf = new Map([
  ['script', 'script-src'],
  ['iframe', 'frame-src'],
  ['img', 'img-src'],
  ['link', 'style-src'],
]);

/**
 * Finds faults that would break built pages in browsers: sources that the security policy blocks, and files
 * that were not built.
 * @param files paths of the HTML files and scripts in `root`
 * @returns one line per source or missing file, with the first file that names it
 */
export function checkBuild(root: string, files: readonly string[], policy: string): string[] {
  const problems = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const found = file.endsWith('.js')
      ? missingChunks(text, dirname(file))
      : [...blockedSources(text, policy), ...missingFiles(text, root)];
    for (const problem of found) if (!problems.has(problem)) problems.set(problem, file);
  }
  return Array.from(problems, ([problem, file]) => `${file}: ${problem}`);
}

function blockedSources(html: string, policy: string): string[] {
  const directives = policy.split('; ');
  const isAllowed = (name: string, source: string) =>
    directives.some((entry) => entry.startsWith(`${name} `) && entry.split(' ').includes(source));
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
  return missing(html.matchAll(/\s(?:src|href)="(\/[^/"?#][^"?#]*\.\w+)["?#]/gu), root);
}

function missingChunks(script: string, folder: string): string[] {
  return missing(script.matchAll(/["'](\.{1,2}\/[\w./-]+\.js)["']/gu), folder);
}

function missing(named: Iterable<RegExpMatchArray>, folder: string): string[] {
  return Array.from(named, ([, address = '']) => address)
    .filter((address) => !existsSync(join(folder, address)))
    .map((address) => `${address} is missing`);
}
