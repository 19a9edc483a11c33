import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { decodePath, destinationOf, isServed, notFoundFileOf } from '../addresses';
import { cacheControlOf, contentTypeOf, revalidated } from '../fileHeaders';

const html = contentTypeOf('page.html');

/**
 * Answers requests with the built site as hosts do: the pages under their addresses,
 * what people type for them by a redirect, all other files under their names, the
 * not-found pages of each language for the rest.
 * @param root the folder that holds the site
 * @param base the path below which its addresses lie, '' for none
 */
export function createHandler(
  root: string,
  headers: Readonly<Record<string, string>> = {},
  base = '',
): RequestListener {
  /** Looks at the files anew each time (`dev`), so that a build may go on beside it. */
  const sendFile = sirv(root, { dev: true, etag: true, brotli: true, gzip: true });
  return below(base, (request, response) => {
    const path = decodePath(request.url ?? '');
    for (const [name, value] of Object.entries(headers)) {
      response.setHeader(name, value);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Method Not Allowed');
      return;
    }
    if (path === null) {
      sendText(response, 400, 'Bad Request');
      return;
    }
    const destination = destinationOf(path);
    if (destination) {
      const query = /\?.*/s.exec(request.url ?? '')?.[0] ?? '';
      const section = destination.section && `#${destination.section}`;
      response.setHeader('Location', base + destination.page + query + section);
      sendText(response, 301, 'Moved Permanently');
      return;
    }
    if (!isServed(path)) {
      sendNotFound(root, path, response);
      return;
    }
    response.setHeader('Cache-Control', cacheControlOf(path));
    response.setHeader('Content-Type', /\.[^/]*$/.test(path) ? contentTypeOf(path) : html);
    sendFile(request, response, () => {
      sendNotFound(root, path, response);
    });
  });
}

/** Lets a handler answer for what lies below a path, as hosts of project pages do. */
function below(base: string, handler: RequestListener): RequestListener {
  if (base === '') return handler;
  return (request, response) => {
    const { url = '' } = request;
    const rest = url.startsWith(base) ? url.slice(base.length) : null;
    if (rest?.startsWith('/')) {
      request.url = rest;
      handler(request, response);
    } else if (rest === '' || rest?.startsWith('?')) {
      response.setHeader('Location', `${base}/${rest}`);
      sendText(response, 301, 'Moved Permanently');
    } else {
      sendText(response, 404, `This site begins at ${base}/`);
    }
  };
}

/** sirv sends no file with a status of ours. */
function sendNotFound(root: string, path: string, response: ServerResponse): void {
  const file = join(root, notFoundFileOf(path));
  if (!existsSync(file)) {
    sendText(response, 404, 'Not Found');
    return;
  }
  response.writeHead(404, { 'Content-Type': html, 'Cache-Control': revalidated });
  response.end(readFileSync(file));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  const type = contentTypeOf('answer.txt');
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': revalidated });
  response.end(`${text}\n`);
}
