import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderWith } from '../../../tools/testing/folderWith';
import { prerenderedRoutes, hrefOf } from '../../../src/site/routes';
import { fileOfPage } from './address';
import { createHandler } from './handler';
import { serve, type TestServer } from './testServer';

const service = '/services/visitor-economy-strategy';
const pages = prerenderedRoutes.map(({ language, screen }) => hrefOf(language, screen));
const outside = folderWith({ 'secret.txt': 'secret' });
const root = folderWith({
  ...Object.fromEntries(pages.map((address) => [fileOfPage(address), `page ${address}`])),
  'assets/entry.abc.js': 'plain',
  'assets/entry.abc.js.br': 'brotli',
  'assets/entry.abc.js.gz': 'gzip',
  'robots.txt': 'robots',
  'messages/4f5a/ar/shared.json': '{}',
  '.env': 'secret',
  _headers: 'for a host',
  '.well-known/security.txt': 'contact',
});
symlinkSync(join(outside, 'secret.txt'), join(root, 'link.txt'));

let server: TestServer;
beforeAll(async () => {
  server = await serve(createHandler(root, { '/*': { 'x-all': '1' }, '/ar': { 'x-page': 'ar' } }));
});
afterAll(() => {
  server.close();
  for (const folder of [root, outside]) rmSync(folder, { recursive: true });
});

describe('pages', () => {
  it.each(['/', '/ar', '/fr', service, `/ar${service}`])('answers %s', async (address) => {
    const { status, headers, body } = await server.ask(address);
    expect([status, body]).toEqual([200, `page ${address}`]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('leaves the query to the page', async () => {
    expect((await server.ask('/ar?a=/b')).body).toBe('page /ar');
  });

  it.each([
    ['/ar/', '/ar/404'],
    ['/ar.html', '/404'],
    ['/index.html', '/404'],
    ['/index', '/404'],
    ['//', '/404'],
    ['/fr/nothing', '/fr/404'],
    ['/french', '/404'],
    [`${service}/`, '/404'],
    [`/fr${service}/`, '/fr/404'],
    [`/ar${service}.html`, '/ar/services/404'],
    ['/services/unknown', '/services/404'],
    ['/ar/services/unknown', '/ar/services/404'],
    ['/ar/services/a/b', '/ar/404'],
    ['/services/unknown/', '/404'],
    ['/services', '/404'],
    ['/404', '/404'],
    ['/services/404', '/services/404'],
    ['/assets/gone.js', '/404'],
  ])('answers %s with 404 and the page %s', async (address, page) => {
    const { status, headers, body } = await server.ask(address);
    expect([status, body]).toEqual([404, `page ${page}`]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.etag).toBeUndefined();
  });
});

describe('refusals', () => {
  it.each([
    '/%',
    '/%c0%ae%c0%ae/x',
    '/..%2f..%2fetc/passwd',
    '/a%5cb',
    '/a%00.txt',
    '*',
    '/a#b',
    '/../secret.txt',
    '/assets/../robots.txt',
    '/%2e%2e/secret.txt',
    '/./robots.txt',
    '/assets/..',
  ])('calls %s malformed', async (address) => {
    const { status, headers } = await server.ask(address);
    expect([status, headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
  });

  it.each([
    '/.env',
    '//robots.txt',
    '/robots.txt/',
    '/robots.txt/x.txt',
    '/link.txt',
    '/_headers',
    '/assets',
    '/assets/entry.abc.js.br',
  ])('finds nothing at %s', async (address) => {
    expect((await server.ask(address)).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('does not take %s', async (method) => {
    const { status, headers } = await server.ask('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('says so in plain words where the not-found page is missing', async () => {
    const empty = folderWith({});
    const bare = await serve(createHandler(empty));
    expect(await bare.ask('/')).toMatchObject({ status: 404, body: 'Not Found\n' });
    bare.close();
    rmSync(empty, { recursive: true });
  });
});

describe('files', () => {
  it.each([
    [
      '/assets/entry.abc.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    [
      '/messages/4f5a/ar/shared.json',
      'application/json; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ])('sends %s with its type and caching', async (address, type, caching) => {
    const { status, headers } = await server.ask(address);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      caching,
    ]);
  });

  it.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
    ['*', 'br', 'brotli'],
    ['identity', undefined, 'plain'],
  ])('given "%s" sends the encoding %s', async (accepted, encoding, content) => {
    const { headers, body } = await server.ask('/assets/entry.abc.js', {
      'accept-encoding': accepted,
    });
    expect([headers['content-encoding'], body]).toEqual([encoding, content]);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('answers HEAD as GET, without the body', async () => {
    const { status, headers, body } = await server.ask('/robots.txt', {}, 'HEAD');
    expect([status, headers['content-length'], body]).toEqual([200, '6', '']);
  });
});

describe('conditional requests', () => {
  it('answers 304 to a known tag, also a weak one or one of several', async () => {
    const { headers } = await server.ask('/ar');
    const tag = String(headers.etag);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = await server.ask('/ar', { 'if-none-match': known });
      expect([answer.status, answer.body, answer.headers.etag]).toEqual([304, '', tag]);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  it('sends the page to one that knows another, and never 304 for a missing one', async () => {
    expect((await server.ask('/ar', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await server.ask('/ar/x', { 'if-none-match': '*' })).status).toBe(404);
  });

  it('gives each encoding a tag of its own', async () => {
    const plain = await server.ask('/assets/entry.abc.js');
    const small = await server.ask('/assets/entry.abc.js', { 'accept-encoding': 'br' });
    expect(plain.headers.etag).not.toBe(small.headers.etag);
  });
});

describe('security headers', () => {
  it.each([
    ['/ar', '1', 'ar'],
    ['/fr', '1', undefined],
    ['/nothing', '1', undefined],
    ['/%', '1', undefined],
  ])('are those of %s', async (address, all, page) => {
    const { headers } = await server.ask(address);
    expect([headers['x-all'], headers['x-page']]).toEqual([all, page]);
  });
});
