import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendMessage } from './sendMessage';

const message = { name: 'Amina', email: 'amina@example.com', message: 'Line 1\n"مرحبا"' };
let server: Server | undefined;

afterEach(() => {
  server?.close().closeAllConnections();
  server = undefined;
  vi.unstubAllGlobals();
});

/** A form service on a free port that answers with a handler. */
async function serviceWith(handler: RequestListener): Promise<string> {
  server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/form`;
}

function answering(status: number, body = '', headers: Record<string, string> = {}) {
  return serviceWith((_request, response) => response.writeHead(status, headers).end(body));
}

describe('the request', () => {
  it('is one POST of the fields as JSON', async () => {
    const requests: { request: IncomingMessage; body: string }[] = [];
    const endpoint = await serviceWith((request, response) => {
      void text(request).then((body) => {
        requests.push({ request, body });
        response.end();
      });
    });
    expect(await sendMessage(message, endpoint)).toBe(true);
    expect(requests).toHaveLength(1);
    const [first] = requests;
    expect([first?.request.method, first?.request.url]).toEqual(['POST', '/form']);
    expect(first?.request.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    });
    expect(JSON.parse(first?.body ?? '')).toEqual(message);
  });
});

describe('the answer', () => {
  it.each([
    [200, '{"ok":true}', true],
    [200, '<garbage', true],
    [200, '{"success":true}', true],
    [200, '{"success":false}', false],
    [200, 'null', true],
    [201, '', true],
    [204, '', true],
    [400, '{"ok":true}', false],
    [404, '', false],
    [422, '{"errors":[]}', false],
    [429, '', false],
    [500, 'ok', false],
    [503, '', false],
  ])('%i %j is taken as %s', async (status, body, isAccepted) => {
    expect(await sendMessage(message, await answering(status, body))).toBe(isAccepted);
  });

  it.each([301, 302, 303, 307, 308])('%i is a failure, and is not followed', async (status) => {
    const asked: (string | undefined)[] = [];
    const endpoint = await serviceWith((request, response) => {
      asked.push(request.url);
      const isForm = request.url === '/form';
      response.writeHead(isForm ? status : 200, isForm ? { Location: '/thanks' } : {}).end();
    });
    expect(await sendMessage(message, endpoint)).toBe(false);
    expect(asked).toEqual(['/form']);
  });

  it('that never comes because the connection breaks is a failure', async () => {
    const endpoint = await serviceWith((request) => request.socket.destroy());
    expect(await sendMessage(message, endpoint)).toBe(false);
  });

  it('that breaks off in its body is still a success', async () => {
    const endpoint = await serviceWith((request, response) => {
      response.writeHead(200, { 'Content-Length': 1000 });
      response.write('{', () => request.socket.destroy());
    });
    expect(await sendMessage(message, endpoint)).toBe(true);
  });

  it('of a service that is not there is a failure', async () => {
    const endpoint = await answering(200);
    server?.close();
    expect(await sendMessage(message, endpoint)).toBe(false);
  });
});

it('asks nobody while the endpoint is the placeholder, and succeeds', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const endpoint = 'https://forms.example.com/f/YOUR_FORM_ID';
  expect(await sendMessage(message, endpoint)).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});
