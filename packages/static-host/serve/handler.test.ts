import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderWith } from '../../../tools/testing/folderWith';
import { prerenderedRoutes, hrefOf } from '../../../src/site/routes';
import { fileOfPage } from '../addresses';
import { malformed, missing, typed } from '../testing/addresses';
import { createHandler } from './handler';
import { serve, type TestServer } from '../testing/testServer';

const service = '/services/visitor-economy-strategy';
const pages = prerenderedRoutes.map(({ language, screen }) => hrefOf(language, screen));
const root = folderWith({
  ...Object.fromEntries(pages.map((address) => [fileOfPage(address), `page ${address}`])),
  'assets/entry.abc.js': 'plain',
  'assets/entry.abc.js.br': 'brotli',
  'assets/entry.abc.js.gz': 'gzip',
  '404.html.br': 'brotli',
  '404.html.gz': 'gzip',
  'robots.txt': 'robots',
  '.env': 'secret',
  _headers: 'for a host',
  '.well-known/security.txt': 'contact',
});

let server: TestServer;
beforeAll(async () => {
  server = await serve(createHandler(root, { '/*': { 'x-all': '1' }, '/ar': { 'x-page': 'ar' } }));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
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

  it.each(typed)('leads %s to %s at once', async (address, leadsTo) => {
    const { status, headers } = await server.ask(address);
    expect([status, headers.location]).toEqual([301, leadsTo]);
    expect((await server.ask(leadsTo.replace(/#.*/, ''))).status).toBe(200);
  });

  it.each(missing)('answers %s with 404 and the page %s', async (address, page) => {
    const { status, headers, body } = await server.ask(address);
    expect([status, body]).toEqual([404, `page ${page}`]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.etag).toBeUndefined();
  });
});

describe('refusals', () => {
  it.each(malformed)('calls %s malformed', async (address) => {
    const { status, headers } = await server.ask(address);
    expect([status, headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
  });

  it.each([
    '/.env',
    '//robots.txt',
    '/robots.txt/',
    '/robots.txt/x.txt',
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
    ['identity', undefined, 'plain'],
  ])('given "%s" sends the encoding %s', async (accepted, encoding, content) => {
    const { headers, body } = await server.ask('/assets/entry.abc.js', {
      'accept-encoding': accepted,
    });
    expect([headers['content-encoding'], body]).toEqual([encoding, content]);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    const missing = await server.ask('/nothing', { 'accept-encoding': accepted });
    expect([missing.status, missing.headers['content-encoding']]).toEqual([404, encoding]);
    expect(missing.body).toBe(encoding ? content : 'page /404');
    expect(missing.headers.vary).toBe('Accept-Encoding');
  });

  it('answers HEAD as GET, without the body', async () => {
    const { status, headers, body } = await server.ask('/robots.txt', {}, 'HEAD');
    expect([status, headers['content-length'], body]).toEqual([200, '6', '']);
  });
});

describe('conditional requests', () => {
  it('answers 304 to a known tag', async () => {
    const { headers } = await server.ask('/ar');
    const answer = await server.ask('/ar', { 'if-none-match': String(headers.etag) });
    expect([answer.status, answer.body]).toEqual([304, '']);
    expect(answer.headers['cache-control']).toBe('no-cache');
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

describe('below a path', () => {
  const base = '/my-site';
  let below: TestServer;
  beforeAll(async () => {
    below = await serve(createHandler(root, { '/ar': { 'x-page': 'ar' } }, base));
  });
  afterAll(() => below.close());

  it('answers with pages, files and their headers', async () => {
    const page = await below.ask(`${base}/ar?x=1`);
    expect([page.status, page.body, page.headers['x-page']]).toEqual([200, 'page /ar', 'ar']);
    expect((await below.ask(`${base}/`)).body).toBe('page /');
    expect((await below.ask(`${base}/assets/entry.abc.js`)).body).toBe('plain');
  });

  it.each([...typed, ['', '/'], ['?x=1', '/?x=1']])('leads %s to %s', async (address, leadsTo) => {
    const { status, headers } = await below.ask(base + address);
    expect([status, headers.location]).toEqual([301, base + leadsTo]);
  });

  it.each(missing)('answers %s with 404 and the page %s', async (address, page) => {
    const { status, body } = await below.ask(base + address);
    expect([status, body]).toEqual([404, `page ${page}`]);
  });

  it.each(['/', '/ar', '/my-sites', '/my-sitear'])('has nothing at %s', async (address) => {
    const { status, body } = await below.ask(address);
    expect([status, body]).toEqual([404, `This site begins at ${base}/\n`]);
  });
});
