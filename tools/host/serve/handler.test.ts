import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderWith } from '../../testing/folderWith';
import { hrefOf, prerenderedRoutes } from '../project';
import { fileOfPage } from '../addresses';
import { malformed, missing, typed } from '../testing/addresses';
import { createHandler } from './handler';
import { serve, type TestServer } from '../testing/testServer';

/** At the root of a host the built site is asked: tests/built/hosts.test.ts. */
describe('below a path', () => {
  const base = '/my-site';
  const pages = prerenderedRoutes.map(({ language, screen }) => hrefOf(language, screen));
  const root = folderWith({
    ...Object.fromEntries(pages.map((address) => [fileOfPage(address), `page ${address}`])),
    'assets/entry.abc.js': 'plain',
  });
  let server: TestServer;
  beforeAll(async () => {
    server = await serve(createHandler(root, { 'x-all': '1' }, base));
  });
  afterAll(() => {
    server.close();
    rmSync(root, { recursive: true });
  });

  it('answers with pages, files and their headers', async () => {
    const page = await server.ask(`${base}/ar?x=1`);
    expect([page.status, page.body, page.headers['x-all']]).toEqual([200, 'page /ar', '1']);
    expect((await server.ask(`${base}/`)).body).toBe('page /');
    expect((await server.ask(`${base}/assets/entry.abc.js`)).body).toBe('plain');
  });

  it.each([...typed, ['', '/'], ['?x=1', '/?x=1']])('leads %s to %s', async (address, leadsTo) => {
    const { status, headers } = await server.ask(base + address);
    expect([status, headers.location]).toEqual([301, base + leadsTo]);
  });

  it.each(missing)('answers %s with 404 and the page %s', async (address, page) => {
    const { status, body } = await server.ask(base + address);
    expect([status, body]).toEqual([404, `page ${page}`]);
  });

  it.each(malformed)('refuses %s', async (address) => {
    expect((await server.ask(base + address)).status).toBe(400);
  });

  it.each(['/', '/ar', '/my-sites', '/my-sitear'])('has nothing at %s', async (address) => {
    const { status, body } = await server.ask(address);
    expect([status, body]).toEqual([404, `This site begins at ${base}/\n`]);
  });
});
