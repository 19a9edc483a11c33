import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface ReceivedMessage {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse) => void;

/** A form-collection service on this machine, which answers as a test tells it. */
export class FormService {
  readonly #server = createServer();
  readonly #waiting: ServerResponse[] = [];
  #answer: Answer = accept;
  /** What has been sent, without the browser's own questions before. */
  received: ReceivedMessage[] = [];

  constructor() {
    this.#server.on('request', (request, response) => {
      if (request.url === '/favicon.ico') {
        response.writeHead(204).end();
        return;
      }
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
      if (request.method === 'OPTIONS') {
        // On a connection that has been used before, browsers repeat what was reset.
        response.writeHead(204, { Connection: 'close' }).end();
        return;
      }
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method, url: path, headers } = request;
        this.received.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
        this.#answer(response);
      });
    });
  }

  /** @returns its port */
  async start(): Promise<number> {
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** As if newly started. */
  reset(): void {
    this.received = [];
    this.#answer = accept;
    for (const response of this.#waiting.splice(0)) response.destroy();
  }

  willAnswer(status: number, body = '{"ok":true}', headers: Record<string, string> = {}): void {
    this.#answer = (response) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);
    };
  }

  willReset(): void {
    this.#answer = (response) => {
      response.destroy();
    };
  }

  /** Answers nothing until `answerNow`. */
  willHang(): void {
    this.#answer = (response) => {
      this.#waiting.push(response);
    };
  }

  answerNow(status = 200): void {
    for (const response of this.#waiting.splice(0)) response.writeHead(status).end();
  }
}

function accept(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
}
