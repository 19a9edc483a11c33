import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { guard, guardServer, type Caller } from './guard';

const token = 'the-token-of-this-run';

it.each(['10.0.0.5', '192.168.1.2', '::ffff:10.0.0.5', 'fe80::1', '1127.0.0.1', undefined])(
  'refuses a caller at %s',
  (remoteAddress) => {
    expect(() => guard(callerAt(remoteAddress), token)).toThrow('Only this machine');
  },
);

it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('serves one at %s', (address) => {
  expect(() => guard(callerAt(address), token)).not.toThrow();
});

function callerAt(remoteAddress: string | undefined): Caller {
  return {
    method: 'POST',
    socket: { remoteAddress },
    headers: {
      host: '[::1]:5173',
      origin: 'http://[::1]:5173',
      'x-translate-token': token,
      'content-type': 'application/json; charset=utf-8',
    },
  };
}

describe('while texts are edited, the development server', () => {
  /** What it answers; 200 stands for what it passes on. */
  function answerTo(change: Partial<Caller>): number {
    let status = 200;
    const response = {
      setHeader: () => undefined,
      writeHead(given: number) {
        status = given;
        return { end: () => undefined };
      },
    } as unknown as ServerResponse;
    const headers = { host: 'localhost:5173', ...change.headers };
    const socket = { remoteAddress: '::1' };
    guardServer({ method: 'GET', url: '/', socket, ...change, headers }, response, () => undefined);
    return status;
  }

  it.each([
    '/',
    '/fr/services/visitor-economy-strategy',
    '/@vite/client',
    '/@fs/home/me/.sites/site/pages/+client.ts?import',
    '/node_modules/.vite-translate/deps/react.js?v=1',
    '/texts/current/fr/home.json',
    '/fonts/a.woff2',
  ])('answers %s', (url) => {
    expect(answerTo({ url })).toBe(200);
  });

  it.each([
    '/__open-in-editor?file=package.json:1:1',
    '//__open-in-editor?file=x',
    '/%5f_open-in-editor?file=x',
    '/__inspect/',
    '/__anything',
    '/__translatesomething',
    '/.git/config',
    '/src/%2e%2e/%2egit/config',
  ])('knows nothing of %s', (url) => {
    expect(answerTo({ url })).toBe(404);
  });

  it('lets the editor ask, and nobody else write', () => {
    expect(answerTo({ method: 'POST', url: '/__translate/save' })).toBe(200);
    expect(answerTo({ method: 'POST' })).toBe(405);
    expect(answerTo({ method: 'OPTIONS' })).toBe(405);
    expect(answerTo({ url: '/%' })).toBe(400);
  });

  it.each<[who: string, change: Partial<Caller>]>([
    ['another machine', { socket: { remoteAddress: '10.0.0.5' } }],
    ['a name that points here', { headers: { host: 'evil.example:5173' } }],
    ['a script of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['another port of this machine', { headers: { 'sec-fetch-site': 'same-site' } }],
    ['a frame', { headers: { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' } }],
  ])('refuses %s', (_who, change) => {
    expect(answerTo(change)).toBe(403);
  });

  it('can be reached by a link', () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(answerTo({ headers })).toBe(200);
  });
});
