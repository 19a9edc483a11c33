import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';
import { fileOfPage, pages } from './pages';

const pagePaths = [...pages, ...pages.map(fileOfPage)];
/** No hidden files except `.well-known`, and neither `_headers` nor `_redirects`. */
const publicFile = /^(?:\/(?:\.well-known|\w[\w.-]*))*\/\w[\w-]*(?:\.[\w-]+)*\.(?!html$)\w+$/;

/**
 * Answers requests with a built site as Netlify and Cloudflare Pages do, by its `_headers` and
 * `_redirects`.
 * @param root the folder that the build wrote
 */
export function createSiteHandler(root: string): RequestListener {
  const [everywhere = {}, inAssets = {}] = headerBlocks(join(root, '_headers'));
  const rules = readText(join(root, '_redirects')).trim().split('\n').map(parseRule);
  const compress = compression({ brotli: true, level: 5 });
  const sendFile = sirv(root, {
    // Reads the folder at each request, because social cards are added while the server runs.
    dev: true,
    etag: true,
    setHeaders(response, path) {
      if (path.startsWith('/assets/')) setHeaders(response, inAssets);
    },
  });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    setHeaders(response, { ...everywhere, Vary: 'Accept-Encoding' });
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405);
    const url = parseUrl(request.url ?? '');
    if (!url) return send(response, 400);
    const { path, query } = url;
    const page = path.replace(/\/+$/, '') || '/';
    if (page !== path && pages.includes(page)) return redirect(response, page + query);
    const applyRules = () => applyRule(response, path, query);
    if (pagePaths.includes(path) || publicFile.test(path)) sendFile(request, response, applyRules);
    else applyRules();
  }

  function applyRule(response: ServerResponse, path: string, query: string): void {
    for (const { from, to, status } of rules) {
      const match = from.exec(path);
      if (!match) continue;
      const target = to.replace(':slug', match.groups?.['slug'] ?? '');
      if (status === '301')
        return redirect(
          response,
          target.replace(/(?=#|$)/, () => query),
        );
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(readFileSync(join(root, target)));
      return;
    }
    send(response, 404);
  }

  return (request, response) => {
    compress(request, response, () => answer(request, response));
  };
}

/** @returns the path decoded, without `.` and `..`; null if it is malformed */
function parseUrl(address: string): { path: string; query: string } | null {
  try {
    const { pathname, search } = new URL(`http://localhost${address}`);
    return { path: decodeURI(pathname), query: search };
  } catch {
    return null;
  }
}

function parseRule(line: string) {
  const [from = '', to = '', status = ''] = line.split(' ');
  const pattern = from.replace(':slug', '(?<slug>[^/]+)').replace('*', '.*');
  return { from: new RegExp(`^${pattern}$`), to, status };
}

/** The headers of each path in `_headers`, in the order of the file. */
function headerBlocks(file: string): Record<string, string>[] {
  const blocks = readText(file).split(/^\/.*\n/m);
  return blocks.slice(1).map((block) => {
    const lines = block.matchAll(/^ {2}([\w-]+): (.*)$/gm);
    return Object.fromEntries(Array.from(lines, ([, name = '', value = '']) => [name, value]));
  });
}

/** Returns '' for a missing file: a site that was built for tests may have no `_headers` or `_redirects`. */
function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function redirect(response: ServerResponse, to: string): void {
  response.setHeader('Location', to);
  send(response, 301);
}

function send(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${status}\n`);
}
