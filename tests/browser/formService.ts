import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { endpoint, thanks } from './buildSite';
import { listen, stop } from './servers';

interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse) => void;

/** Answers the contact form as a test says. */
export class FormService {
  readonly #server = createServer();
  readonly #waiting: ServerResponse[] = [];
  #answer: Answer = succeed;
  /** Without CORS preflights. */
  received: ReceivedMessage[] = [];
  origin = '';

  async start(): Promise<void> {
    this.#server.on('request', (request, response) => void this.#take(request, response));
    this.origin = await listen(this.#server);
  }

  stop(): void {
    stop(this.#server);
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    const { method, headers, url } = request;
    if (headers.host === new URL(thanks).host) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Thank you</h1>');
      return;
    }
    if (method !== 'POST' || url !== new URL(endpoint).pathname) {
      // On a connection that has been used before, browsers repeat what was reset.
      response.writeHead(204, { Connection: 'close' }).end();
      return;
    }
    this.received.push({ headers, body: await text(request) });
    this.#answer(response);
  }

  reset(): void {
    this.received = [];
    this.#answer = succeed;
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

  willHang(): void {
    this.#answer = (response) => {
      this.#waiting.push(response);
    };
  }

  answerNow(status = 200): void {
    for (const response of this.#waiting.splice(0)) response.writeHead(status).end();
  }
}

function succeed(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
}
