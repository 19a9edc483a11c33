import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { decodePath, notFoundTarget, targetOf, type Target } from './address';
import { cacheControlOf, etagOf, isFresh } from './caching';
import { contentTypeOf } from './contentType';
import { acceptedEncodings } from './encoding';
import { readStored } from './files';
import { securityHeadersOf, type SecurityHeaders } from './securityHeaders';

/**
 * Answers requests with the built site: the pages under their addresses, all
 * other files under their names, the localised not-found pages for the rest.
 * @param root the folder that holds the site
 */
export function createHandler(root: string, security: SecurityHeaders = {}): RequestListener {
  return (request, response) => {
    answer(root, security, request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal Server Error');
    });
  };
}

async function answer(
  root: string,
  security: SecurityHeaders,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = decodePath(request.url ?? '');
  for (const [name, value] of Object.entries(securityHeadersOf(security, path ?? '/'))) {
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
  const target = targetOf(path);
  if (target && (await sendFile(root, target, request, response))) return;
  if (await sendFile(root, notFoundTarget(path), request, response)) return;
  sendText(response, 404, 'Not Found');
}

/** @returns false if there is no such file, and nothing was sent */
async function sendFile(
  root: string,
  { file, status }: Target,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const stored = await readStored(root, file, accepted);
  if (!stored) return false;
  const etag = etagOf(stored.content);
  response.setHeader('Cache-Control', cacheControlOf(file));
  response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) response.setHeader('ETag', etag);
  if (status === 200 && isFresh(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return true;
  }
  if (stored.encoding) response.setHeader('Content-Encoding', stored.encoding);
  send(response, status, contentTypeOf(file), stored.content);
  return true;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', 'no-cache');
  send(response, status, 'text/plain; charset=utf-8', Buffer.from(`${text}\n`));
}

/** Node leaves the body out of answers to HEAD. */
function send(response: ServerResponse, status: number, type: string, content: Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': content.length });
  response.end(content);
}
