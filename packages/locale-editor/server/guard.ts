import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serviceBase, tokenHeader } from '../protocol';
import { Refusal } from './refusal';

/** The parts of a request that say where it comes from and what it asks. */
export interface Caller {
  url?: string | undefined;
  method?: string | undefined;
  headers: IncomingMessage['headers'];
  socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Lets through what the editor's own page asks, from this machine, and nothing else.
 * @param token the secret of this run
 * @throws Refusal
 */
export function guard({ method, headers, socket }: Caller, token: string): void {
  if (!isLoopback(socket.remoteAddress)) throw new Refusal(403, 'Only this machine may ask.');
  const { host } = headers;
  if (host === undefined || !isLocalHost(host)) throw new Refusal(403, 'Unknown host.');
  if (method !== 'POST') throw new Refusal(405, 'Only POST is answered.');
  if (headers.origin !== `http://${host}`) throw new Refusal(403, 'Foreign origin.');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new Refusal(403, 'Foreign site.');
  if (!isEqual(headers[tokenHeader], token)) throw new Refusal(403, 'Wrong or missing token.');
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new Refusal(415, 'Only application/json is read.');
  }
}

/**
 * Refuses what neither the pages nor the editor ask of the development server: its own commands, such
 * as the one that opens a program, hidden files, writing, and other machines and sites. No page shows
 * the editor in a frame.
 */
export function guardServer(request: Caller, response: ServerResponse, next: () => void): void {
  response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
  response.setHeader('X-Frame-Options', 'DENY');
  const status = statusFor(request);
  if (status === null) return next();
  response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
}

/** What asks for a page to show it inside of another one. */
const framing = new Set(['iframe', 'frame', 'embed', 'object', 'fencedframe']);

/** The status with which a request is refused; null if it is let through. */
function statusFor({ method, url = '', headers, socket }: Caller): number | null {
  const { host } = headers;
  if (!isLoopback(socket.remoteAddress)) return 403;
  if (host === undefined || !isLocalHost(host)) return 403;
  const path = pathOf(url);
  if (path === null) return 400;
  const isService = path.startsWith(`${serviceBase}/`);
  if (!isService && path.startsWith('/__')) return 404;
  // The dependencies that Vite prepares lie in a hidden folder of node_modules, and the project itself
  // may lie in one: Vite keeps what it serves by its whole path within the project.
  if (!path.startsWith('/@fs/') && /\/\.(?!vite)/u.test(path)) return 404;
  if (!isService && method !== 'GET' && method !== 'HEAD') return 405;
  if (framing.has(headers['sec-fetch-dest'] ?? '')) return 403;
  const site = headers['sec-fetch-site'];
  const isForeign = site !== undefined && !['same-origin', 'none'].includes(site);
  return isForeign && headers['sec-fetch-mode'] !== 'navigate' ? 403 : null;
}

/** The path as a file system would take it; null if it can't be read. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split(/[?#]/u, 1)[0] ?? '').replace(/[\\/]+/gu, '/');
  } catch {
    return null;
  }
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/iu.test(address);
}

/** A name that a foreign page can't make point here. */
function isLocalHost(host: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/u.test(host);
}

function isEqual(given: string | string[] | undefined, token: string): boolean {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
