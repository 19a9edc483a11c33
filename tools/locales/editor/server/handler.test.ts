import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHandler } from './handler';
import { copyOfTexts } from './testTexts';

const question = { language: 'ar', name: 'common', key: 'firm.blurb', text: 'نص' };

let texts: ReturnType<typeof copyOfTexts>;
let server: Server;

beforeAll(async () => {
  texts = copyOfTexts();
  const handle = createHandler(texts.workshop);
  server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  texts.remove();
});

interface Ask {
  path?: string;
  method?: string;
  from?: string;
  body?: string;
}

async function ask({ path = '/check', method = 'POST', from = 'same-origin', body }: Ask = {}) {
  const { port } = server.address() as AddressInfo;
  const headers = from === '' ? {} : { 'Sec-Fetch-Site': from };
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers });
  outgoing.end(method === 'POST' ? (body ?? JSON.stringify(question)) : undefined);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const answer: unknown = JSON.parse(await readText(response));
  return { status: response.statusCode, answer };
}

it('answers its own page', async () => {
  expect(await ask()).toMatchObject({
    status: 200,
    answer: { findings: expect.any(Array) as unknown },
  });
});

it.each([
  ['another site', { from: 'cross-site' }, 403],
  ['another port of this machine', { from: 'same-site' }, 403],
  ['an address that is typed in', { from: 'none' }, 403],
  ['no browser', { from: '' }, 403],
  ['another method', { method: 'GET' }, 403],
  ['a question of the browser', { method: 'OPTIONS' }, 403],
  ['an unknown action', { path: '/delete' }, 404],
  ['an action of every object', { path: '/constructor' }, 404],
  ['an action with a path', { path: '/../check' }, 404],
  ['an action with a question', { path: '/check?x=1' }, 404],
  ['no JSON', { body: '{"language":' }, 400],
  ['nothing', { body: '' }, 400],
  ['a list', { body: '["ar"]' }, 400],
  ['null', { body: 'null' }, 400],
  ['a number for a text', { body: JSON.stringify({ ...question, key: 1 }) }, 400],
  ['a missing member', { body: '{"language":"ar","name":"common"}' }, 400],
  ['a member too many', { body: JSON.stringify({ ...question, path: '/etc/passwd' }) }, 400],
  ['a prototype', { body: '{"__proto__":{"language":"ar"},"name":"common","key":"nav"}' }, 400],
  ['a path', { body: JSON.stringify({ ...question, name: '../../package' }) }, 404],
] as [string, Ask, number][])('refuses %s', async (_, asked, status) => {
  const before = texts.read('ar/common.json');
  const { status: found, answer } = await ask(asked);
  expect(found).toBe(status);
  expect(answer).toEqual({ error: expect.stringMatching(/\w/u) as unknown });
  const saving = await ask({ ...asked, path: asked.path ?? '/save' });
  expect(saving.status).toBeGreaterThanOrEqual(400);
  expect(texts.read('ar/common.json')).toBe(before);
});
