import { rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hrefOf, prerenderedPages } from '../../src/site/hrefs';
import { moved } from '../../src/site/moved';
import { folderWith } from '../testing/folderWith';
import { createSiteHandler } from './siteHandler';
import { headersFile, redirectsFile } from './hostFiles';
import { fileOfPage } from './pages';
import { serve, type TestServer } from './testing/testServer';

const service = '/services/visitor-economy-strategy';
const script = 'let x; '.repeat(300);
const prerendered = prerenderedPages.map(({ language, screen }) => hrefOf(language, screen));
const root = folderWith({
  ...Object.fromEntries(prerendered.map((page) => [fileOfPage(page), `page ${page}`])),
  _headers: headersFile({ 'x-all': '1' }),
  _redirects: redirectsFile({
    ...moved,
    '/services/old': { name: 'service', slug: 'visitor-economy-strategy' },
  }),
  'assets/entry.abc.js': script,
  'robots.txt': 'robots',
  '.env': 'secret',
  '.well-known/security.txt': 'contact',
});
let server: TestServer;
const ask: TestServer['ask'] = (...question) => server.ask(...question);
beforeAll(async () => {
  server = await serve(createSiteHandler(root));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

it('serves pages without the extension, with the headers of _headers', async () => {
  const { status, body, headers } = await ask('/ar?x=/b');
  expect([status, body]).toEqual([200, 'page /ar']);
  expect(headers).toMatchObject({
    'x-all': '1',
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect((await ask('/')).body).toBe('page /');
  expect((await ask(`/fr${service}`)).body).toBe(`page /fr${service}`);
});

it('serves the file of a page too, as Netlify does', async () => {
  expect(await ask('/ar.html')).toMatchObject({ status: 200, body: 'page /ar' });
});

it('serves other files, those in assets for a year', async () => {
  expect(await ask('/robots.txt')).toMatchObject({ status: 200, body: 'robots' });
  expect(await ask('/.well-known/security.txt')).toMatchObject({ status: 200, body: 'contact' });
  const { status, headers } = await ask('/assets/entry.abc.js');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

it.each([
  ['/ar/', '/ar'],
  ['/fr//', '/fr'],
  ['/ar/?q=/fr/&x', '/ar?q=/fr/&x'],
  [`${service}/`, service],
  [`/ar${service}/?x=%20`, `/ar${service}?x=%20`],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en?x=1', '/?x=1'],
  [`/en${service}`, service],
  [`/en${service}/`, service],
  ['/services', '/#services'],
  ['/services/', '/#services'],
  ['/services?x=1', '/?x=1#services'],
  ['/en/services', '/#services'],
  ['/ar/services', '/ar#services'],
  ['/fr/services/?x=1', '/fr?x=1#services'],
  ['/services/old', service],
  ['/ar/services/old/', `/ar${service}`],
])('redirects %s to %s permanently', async (address, target) => {
  const { status, headers } = await ask(address);
  expect([status, headers.location]).toEqual([301, target]);
});

it.each([
  ['/nothing', '/404'],
  ['/en/nothing', '/404'],
  ['/english', '/404'],
  ['/AR', '/404'],
  ['/fr/nothing', '/fr/404'],
  ['/ar/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA', '/ar/404'],
  ['/services/unknown', '/services/404'],
  ['/services/unknown?x=/ar', '/services/404'],
  ['/ar/services/unknown', '/ar/services/404'],
  ['/ar/services/a/b', '/ar/404'],
  ['/404', '/404'],
  ['/ar/404.html', '/ar/404'],
  ['/services/404', '/services/404'],
  ['/assets/', '/404'],
  ['/assets/gone.js', '/404'],
  ['//ar', '/404'],
  ['//robots.txt', '/404'],
  ['/_headers', '/404'],
  ['/_redirects', '/404'],
  ['/.env', '/404'],
  ['/../../etc/passwd', '/404'],
  ['/..%2f..%2fetc/passwd', '/404'],
])('answers %s with 404 and the page %s', async (address, page) => {
  const { status, body, headers } = await ask(address, { 'if-none-match': '*' });
  expect([status, body, headers['x-all']]).toEqual([404, `page ${page}`, '1']);
});

it.each(['/%', '/%zz', '/%80'])('rejects %s, which is malformed', async (address) => {
  expect((await ask(address)).status).toBe(400);
});

it('rejects methods other than GET and HEAD', async () => {
  expect((await ask('/', {}, 'POST')).status).toBe(405);
  expect(await ask('/ar', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
});

it('compresses texts', async () => {
  const sent = (encoding: string) => ask('/assets/entry.abc.js', { 'accept-encoding': encoding });
  expect(brotliDecompressSync((await sent('gzip, br')).content).toString()).toBe(script);
  expect(gunzipSync((await sent('gzip')).content).toString()).toBe(script);
  expect((await sent('identity')).body).toBe(script);
});

it('answers 304 when the file has not changed', async () => {
  const { headers } = await ask('/ar');
  const again = await ask('/ar', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body]).toEqual([304, '']);
});
