import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { loadEnv } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hrefOf, isIndexed, prerenderedRoutes } from '../../src/site/routes';
import { readFacts } from '../../src/site/readFacts';
import { filesBelow } from '../../tools/host/hosting/compress';
import { fileOfPage } from '../../tools/host/addresses';
import { contentTypeOf, isText } from '../../tools/host/fileHeaders';
import { createHandler } from '../../tools/host/serve/handler';
import { checkSettings, framed, warningsFile } from '../../tools/host/settings';
import { serve, type Ask, type TestServer } from '../../tools/host/testing/testServer';
import { findNginx } from '../../tools/setup/browser.mjs';
import { malformed, missing, typed } from '../../tools/host/testing/addresses';
import { startNginx } from './startNginx';

const root = 'dist/client';
const security = JSON.parse(readFileSync('dist/security-headers.json', 'utf8')) as Record<
  string,
  string
>;
const nginx = findNginx();
const pages = prerenderedRoutes
  .filter(({ screen }) => isIndexed(screen))
  .map(({ language, screen }) => hrefOf(language, screen));
const files = filesBelow(root)
  .map((path) => path.slice(root.length))
  .filter((path) => !/\.html$|\/(_headers|_redirects|\.nojekyll)$/.test(path));

/** What sirv, which the preview stands on, does not tell apart. */
const moreEncodings: [string | undefined, string][] = [
  ['gzip', 'br;q=0, gzip'],
  ['gzip', 'brx, gzip'],
];

const hosts: { name: string; start: () => Promise<TestServer> }[] = [
  { name: 'the preview server', start: () => serve(createHandler('dist/nginx/site', security)) },
  { name: 'nginx', start: () => startNginx(nginx ?? '') },
];

it('warns of what the settings of this build leave to be said, for the preview to repeat', () => {
  const warnings = checkSettings(loadEnv('production', process.cwd()));
  const written = existsSync(warningsFile) ? readFileSync(warningsFile, 'utf8') : '';
  expect(written).toBe(warnings.length > 0 ? framed(warnings) : '');
});

describe.each(hosts)('$name', ({ name, start }) => {
  describe.skipIf(name === 'nginx' && !nginx)('serves the built site', () => {
    let server: TestServer;
    const ask: Ask = (...question) => server.ask(...question);
    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server.close());

    it('answers every page under its address, revalidated and with all headers', async () => {
      for (const address of pages) {
        const { status, headers, content } = await ask(address);
        expect([address, status]).toEqual([address, 200]);
        expect(content.equals(readFileSync(join(root, fileOfPage(address)))), address).toBe(true);
        expect(headers, address).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          vary: 'Accept-Encoding',
          ...lowerCased(security),
        });
      }
    });

    it('answers every other file with its type, kept for ever where its address has a hash', async () => {
      expect(files).toContain('/robots.txt');
      for (const address of files) {
        const { status, headers, content } = await ask(address);
        expect([address, status]).toEqual([address, 200]);
        expect(content.equals(readFileSync(join(root, address))), address).toBe(true);
        expect(headers, address).toMatchObject({
          'content-type': contentTypeOf(address),
          'cache-control': address.startsWith('/assets/')
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
          ...lowerCased(security),
        });
      }
    });

    it.each<[string | undefined, string]>([
      ['br', 'br, gzip'],
      ['br', 'gzip, deflate, br, zstd'],
      ['br', 'br;q=0.5'],
      ['gzip', 'gzip'],
      ...(name === 'nginx' ? moreEncodings : []),
      [undefined, 'identity'],
    ])('sends the encoding %s to who accepts "%s"', async (encoding, accepted) => {
      const script = files.find((file) => file.endsWith('.js')) ?? '';
      // The preview sends a page with 404 as it is.
      const all = ['/', '/ar', script, ...(name === 'nginx' ? ['/ar/nothing'] : [])];
      for (const address of all) {
        const { headers, content } = await ask(address, { 'accept-encoding': accepted });
        expect([address, headers['content-encoding']]).toEqual([address, encoding]);
        const file =
          address === '/ar/nothing'
            ? '/ar/404.html'
            : /\./.test(address)
              ? address
              : fileOfPage(address);
        expect(decoded(content, encoding).equals(readFileSync(join(root, file))), address).toBe(
          true,
        );
        expect(headers['content-type'], address).toBe(contentTypeOf(file));
      }
    });

    it('sends every text file compressed that is smaller so', async () => {
      const texts = files.filter(isText);
      const sent = await Promise.all(texts.map((file) => ask(file, { 'accept-encoding': 'br' })));
      const plain = texts.filter((_, index) => !sent[index]?.headers['content-encoding']);
      expect(plain.filter((file) => readFileSync(join(root, file)).length > 200)).toEqual([]);
    });

    it.each(typed)('leads %s to %s by one permanent redirect', async (address, leadsTo) => {
      const { status, headers } = await ask(address);
      expect([status, headers['location']]).toEqual([301, leadsTo]);
      expect((await ask(leadsTo.replace(/#.*/, ''))).status).toBe(200);
    });

    it.each(missing)('answers %s with 404 and the page %s', async (address, page) => {
      const { status, headers, body } = await ask(address);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(body === readFileSync(join(root, fileOfPage(page)), 'utf8')).toBe(true);
    });

    it.each(malformed)('refuses %s', async (address) => {
      const { status, body } = await ask(address);
      // nginx itself goes upward within the site, and finds nothing beyond it.
      expect(name === 'nginx' ? [200, 400, 404] : [400]).toContain(status);
      expect(body).not.toMatch(/root:|listen/);
    });

    it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('does not take %s', async (method) => {
      expect((await ask('/', {}, method)).status).toBe(405);
    });

    it('leaves the query to the page, and answers HEAD without a body', async () => {
      const page = await ask('/ar?a=/b');
      const head = await ask('/ar', {}, 'HEAD');
      expect([page.status, head.status, head.body]).toEqual([200, 200, '']);
      expect(head.headers['content-length']).toBe(String(page.content.length));
    });

    it('answers 304 to who knows the file, in each encoding of it', async () => {
      for (const encoding of ['br', 'gzip', 'identity']) {
        for (const address of ['/ar', files.find((file) => file.endsWith('.js')) ?? '']) {
          const known = await ask(address, { 'accept-encoding': encoding });
          const tag = String(known.headers['etag']);
          const again = { 'accept-encoding': encoding, 'if-none-match': tag };
          const { status, headers, body } = await ask(address, again);
          expect([status, body, headers['etag'] ?? tag]).toEqual([304, '', tag]);
          expect(headers['cache-control']).toBe(known.headers['cache-control']);
          expect((await ask(address, { ...again, 'if-none-match': '"x"' })).status).toBe(200);
        }
      }
    });

    it('never answers 304 for what is missing, or asks to keep it', async () => {
      const { status, headers } = await ask('/assets/gone.js', { 'if-none-match': '*' });
      expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
    });

    it('gives each encoding a tag of its own', async () => {
      const tags = await Promise.all(
        ['br', 'gzip', 'identity'].map(
          async (encoding) => (await ask('/ar', { 'accept-encoding': encoding })).headers['etag'],
        ),
      );
      expect(new Set(tags).size).toBe(3);
    });
  });
});

describe.skipIf(!nginx)('nginx under another name, or without https', () => {
  const { host, hostname } = new URL(readFacts(loadEnv('production', process.cwd())).siteUrl);
  let server: TestServer;
  beforeAll(async () => {
    server = await startNginx(nginx ?? '', 'set $site_scheme https;');
  });
  afterAll(() => server.close());

  it.each([hostname, `www.${hostname.replace('www.', '')}`, hostname.replace('www.', '')])(
    'leads from %s to the site, whatever is asked',
    async (name) => {
      for (const address of ['/', '/x?y=/z', '/ar/services/unknown']) {
        const { status, headers } = await server.ask(address, { host: name });
        const to = `https://${host}${address}`;
        expect([address, status, headers['location']]).toEqual([address, 301, to]);
      }
    },
  );

  it('stands beside another site on the same machine', async () => {
    expect((await server.ask('/', { host: 'other.example' })).body).toBe('another site');
  });
});

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function decoded(content: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(content);
  return encoding === 'gzip' ? gunzipSync(content) : content;
}
