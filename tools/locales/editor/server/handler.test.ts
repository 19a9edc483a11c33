import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorkshopHandler } from './handler';
import { writtenSite } from '../../testing/siteOnDisk';
import { createWorkshop } from './workshop';

const file = 'locales/ar/common.json';
const question = { language: 'ar', name: 'common', key: 'nav.services', text: 'خدماتنا' };
const saving = { ...question, opened: 'الخدمات', english: 'Services' };

let site: ReturnType<typeof writtenSite>;
let server: Server;

beforeAll(async () => {
  site = writtenSite();
  const handle = createWorkshopHandler(createWorkshop(site.project));
  server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  site.remove();
});

interface Ask {
  path?: string;
  method?: string;
  from?: string;
  body?: object | string;
}

async function ask({ path = '/save', method = 'POST', from = 'same-origin', body }: Ask = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = typeof body === 'string' ? body : JSON.stringify(body ?? saving);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: from === '' ? {} : { 'Sec-Fetch-Site': from },
    body: method === 'POST' ? sent : null,
  });
  return { status: response.status, answer: (await response.json()) as unknown };
}

it('answers the editor’s own page', async () => {
  expect(await ask({ path: '/check', body: question })).toMatchObject({
    status: 200,
    answer: { findings: expect.any(Array) as unknown },
  });
});

it.each<[string, Ask, number]>([
  ['another site', { from: 'cross-site' }, 403],
  ['a program without the header', { from: '' }, 403],
  ['another method', { method: 'GET' }, 403],
  ['an unknown action', { path: '/delete' }, 404],
  ['an action that every object has', { path: '/constructor' }, 404],
  ['broken JSON', { body: '{"language":' }, 400],
  ['a number as key', { body: { ...saving, key: 1 } }, 400],
  ['an unknown member', { body: { ...saving, path: '/etc/passwd' } }, 400],
])('refuses %s and writes nothing', async (_, asked, status) => {
  const before = site.read(file);
  expect(await ask(asked)).toEqual({
    status,
    answer: { error: expect.stringMatching(/\w/u) as unknown },
  });
  expect(site.read(file)).toBe(before);
});
