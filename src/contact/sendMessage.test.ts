import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMessage } from './sendMessage';

const message = { name: 'Amina', email: 'amina@example.com', message: 'Line 1\n"مرحبا"' };
let server: Server | undefined;

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  server?.close().closeAllConnections();
  server = undefined;
  vi.useRealTimers();
});

async function serviceWith(handler: RequestListener): Promise<string> {
  server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/form`;
}

function respondingWith(status: number, body = '', headers: Record<string, string> = {}) {
  return serviceWith((_request, response) => response.writeHead(status, headers).end(body));
}

describe('the request', () => {
  it('is one POST with the fields as JSON', async () => {
    const requests: { request: IncomingMessage; body: string }[] = [];
    const endpoint = await serviceWith((request, response) => {
      void text(request).then((body) => {
        requests.push({ request, body });
        response.end();
      });
    });
    expect(await sendMessage(message, endpoint)).toBe('sent');
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

describe('the response', () => {
  const json = { 'Content-Type': 'application/json; charset=utf-8' };
  const html = { 'Content-Type': 'text/html' };
  it.each([
    [200, '{"ok":true}', json, 'sent'],
    [200, '{"success":false}', json, 'refused'],
    [200, '{"success":false}', html, 'refused'],
    [200, '<!doctype html>', html, 'unknown'],
    [200, '<!doctype html>', json, 'unknown'],
    [200, 'Thank you', html, 'sent'],
    [201, '', {}, 'sent'],
    [204, '', {}, 'sent'],
    [400, '{"ok":true}', json, 'refused'],
    [404, '', {}, 'refused'],
    [422, '{"errors":[]}', json, 'refused'],
    [429, '', {}, 'refused'],
    [500, 'ok', {}, 'refused'],
    [503, '<!doctype html>', html, 'refused'],
  ])('%i %j %j counts as %s', async (status, body, headers, outcome) => {
    expect(await sendMessage(message, await respondingWith(status, body, headers))).toBe(outcome);
  });

  it('is a success when its body never ends', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(new ReadableStream())));
    const outcome = sendMessage(message, 'https://forms.example.com/f/1');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await outcome).toBe('sent');
  });

  it.each([301, 302, 303, 307, 308])('%i is no answer and is not followed', async (status) => {
    const requestedUrls: (string | undefined)[] = [];
    const endpoint = await serviceWith((request, response) => {
      requestedUrls.push(request.url);
      const isForm = request.url === '/form';
      response.writeHead(isForm ? status : 200, isForm ? { Location: '/thanks' } : {}).end();
    });
    expect(await sendMessage(message, endpoint)).toBe('unanswered');
    expect(requestedUrls).toEqual(['/form']);
  });

  it('is missing when the connection breaks before it', async () => {
    const endpoint = await serviceWith((request) => request.socket.destroy());
    expect(await sendMessage(message, endpoint)).toBe('unanswered');
  });

  it('is a success when the connection breaks in its body', async () => {
    const endpoint = await serviceWith((request, response) => {
      response.writeHead(200, { 'Content-Length': 1000 });
      response.write('{', () => request.socket.destroy());
    });
    expect(await sendMessage(message, endpoint)).toBe('sent');
  });

  it.each([
    [true, 'unanswered'],
    [false, 'offline'],
  ])('is missing when the service is not there, onLine %s: %s', async (onLine, outcome) => {
    vi.stubGlobal('navigator', { onLine });
    const endpoint = await respondingWith(200);
    server?.close();
    expect(await sendMessage(message, endpoint)).toBe(outcome);
  });

  it('counts although the browser reports that it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await sendMessage(message, await respondingWith(200))).toBe('sent');
  });
});

it('sends nothing and succeeds while the endpoint is the placeholder', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const endpoint = 'https://forms.example.com/f/YOUR_FORM_ID';
  expect(await sendMessage(message, endpoint)).toBe('sent');
  expect(fetch).not.toHaveBeenCalled();
});
