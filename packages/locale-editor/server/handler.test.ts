import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHandler, largestBody } from './handler';
import { copyOfTexts } from './testTexts';

const token = 'the-token-of-this-run';
const question = { language: 'ar', name: 'common', key: 'firm.blurb', text: 'نص' };

let texts: ReturnType<typeof copyOfTexts>;
let server: Server;
let port: number;
let before: string;

beforeAll(async () => {
  texts = copyOfTexts();
  const handle = createHandler({ token, workshop: texts.workshop });
  server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  texts.remove();
});
beforeEach(() => {
  before = texts.read('ar/common.json');
});

interface Ask {
  path?: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  without?: string;
  body?: string | Buffer;
}

async function ask({ path = '/check', method = 'POST', headers, without, body }: Ask = {}) {
  const host = `localhost:${port}`;
  const sent: OutgoingHttpHeaders = {
    host,
    origin: `http://${host}`,
    'x-translate-token': token,
    'content-type': 'application/json',
    ...headers,
  };
  if (without) Reflect.deleteProperty(sent, without);
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers: sent });
  outgoing.on('error', () => undefined);
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
  ['a foreign origin', { headers: { origin: 'https://evil.example' } }, 403],
  ['another port of this machine', { headers: { origin: 'http://localhost:1' } }, 403],
  ['a page without origin', { headers: { origin: 'null' } }, 403],
  ['no origin', { without: 'origin' }, 403],
  ['a foreign host', { headers: { host: 'evil.example', origin: 'http://evil.example' } }, 403],
  ['a host like ours', { headers: { host: 'localhost.evil.example' } }, 403],
  ['a user in the host', { headers: { host: 'x@localhost' } }, 403],
  ['a foreign site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ['no token', { without: 'x-translate-token' }, 403],
  ['an empty token', { headers: { 'x-translate-token': '' } }, 403],
  ['a wrong token', { headers: { 'x-translate-token': 'the-token-of-that-run' } }, 403],
  ['a longer token', { headers: { 'x-translate-token': `${token}.` } }, 403],
  ['another method', { method: 'GET' }, 405],
  ['a question of the browser', { method: 'OPTIONS' }, 405],
  ['a form', { headers: { 'content-type': 'text/plain' } }, 415],
  ['no type', { without: 'content-type' }, 415],
  ['an unknown action', { path: '/delete' }, 404],
  ['an action of every object', { path: '/constructor' }, 404],
  ['an action with a path', { path: '/../check' }, 404],
  ['an action with a question', { path: '/check?x=1' }, 404],
  ['no JSON', { body: '{"language":' }, 400],
  ['nothing', { body: '' }, 400],
  ['no UTF-8', { body: Buffer.from([0x22, 0xff, 0x22]) }, 400],
  ['a list', { body: '["ar"]' }, 400],
  ['null', { body: 'null' }, 400],
  ['a number for a text', { body: JSON.stringify({ ...question, key: 1 }) }, 400],
  ['a list for a text', { body: JSON.stringify({ ...question, language: ['ar'] }) }, 400],
  ['a missing member', { body: '{"language":"ar","name":"common"}' }, 400],
  ['a member too many', { body: JSON.stringify({ ...question, path: '/etc/passwd' }) }, 400],
  ['a prototype', { body: '{"__proto__":{"language":"ar"},"name":"common","key":"nav"}' }, 400],
  ['a path', { body: JSON.stringify({ ...question, name: '../../package' }) }, 404],
  ['too much', { body: JSON.stringify({ ...question, key: 'x'.repeat(largestBody) }) }, 413],
  ['deep nesting', { body: '['.repeat(60_000) }, 400],
] as [string, Ask, number][])('refuses %s', async (_, asked, status) => {
  const { status: found, answer } = await ask(asked);
  expect(found).toBe(status);
  expect(answer).toEqual({ error: expect.stringMatching(/\w/u) as unknown });
  const saving = await ask({ ...asked, path: asked.path === undefined ? '/save' : asked.path });
  expect(saving.status).toBeGreaterThanOrEqual(400);
  expect(texts.read('ar/common.json')).toBe(before);
});

it('stops reading a body without a length once it is too large', async () => {
  const socket = connect(port, '127.0.0.1');
  const host = `localhost:${port}`;
  const head = [
    'POST /save HTTP/1.1',
    `host: ${host}`,
    `origin: http://${host}`,
    `x-translate-token: ${token}`,
    'content-type: application/json',
    'transfer-encoding: chunked',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const chunk = 'x'.repeat(16 * 1024);
  for (let sent = 0; sent <= largestBody; sent += chunk.length) {
    socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  }
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /u);
  socket.destroy();
});

it('answers after all that as before', async () => {
  expect((await ask()).status).toBe(200);
});
