import { immutable, immutableFolders } from '../serve/caching';
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
