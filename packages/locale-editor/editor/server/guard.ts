import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenHeader } from '../protocol';
import { Refusal } from './refusal';

/** The parts of a request that say where it comes from. */
export interface Caller {
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
