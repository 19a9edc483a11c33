import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test as base, expect, type Page } from '@playwright/test';
import { createHandler } from '../../tools/host/handler';
import { endpoint, siteFolder, thanks } from './buildSite';

export interface SiteOptions {
  /** The development server, in place of the built site; what it lets the browser say. */
  development: { origin: string; messages: readonly RegExp[] } | null;
}

interface SiteFixtures {
  /** What goes wrong on the test's pages: each fault that it does not `expect` fails the test. */
  faults: Faults;
  service: FormService;
}

interface SiteWorker {
  formService: FormService;
  siteAddress: string;
}

/**
 * Playwright's `test`, on a site of each worker's own, with a form service behind it. A page that
 * logs, throws, fails a request, breaks the policy or asks another origin fails its test.
 */
export const test = base.extend<SiteFixtures, SiteOptions & SiteWorker>({
  development: [null, { option: true, scope: 'worker' }],
  formService: [
    async ({}, use) => {
      const service = new FormService();
      await service.start();
      await use(service);
      service.stop();
    },
    { scope: 'worker' },
  ],
  siteAddress: [
    async ({ development }, use) => {
      if (development) {
        await use(development.origin);
        return;
      }
      const answer = createHandler(`${siteFolder}/client`);
      const server = createServer((request, response) => {
        // Compressing for a browser on the same machine takes longer than it saves.
        delete request.headers['accept-encoding'];
        answer(request, response);
      });
      await use(await listen(server));
      stop(server);
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, browserName, formService }, use) => {
      const rule = [endpoint, thanks]
        .map((address) => `MAP ${new URL(address).host} ${new URL(formService.origin).host}`)
        .join(', ');
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`];
      await use(browserName === 'chromium' ? { ...launchOptions, args } : launchOptions);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteAddress }, use) => use(siteAddress),
  faults: async ({ development }, use) => use(new Faults(development?.messages ?? [])),
  service: async ({ formService }, use) => {
    formService.reset();
    await use(formService);
  },
  context: async ({ context, browserName, service, faults, siteAddress }, use) => {
    if (browserName !== 'chromium') {
      const url = service.origin + new URL(endpoint).pathname;
      await context.route(endpoint, (route) => route.continue({ url }));
    }
    await faults.watchPolicy(context);
    context.on('page', (page) => faults.watch(page, siteAddress));
    await use(context);
    // Releases requests that the test still holds back.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(faults.unexpected, 'faults that the test does not expect').toEqual([]);
  },
});

/** For `test.use`: the site moves, as most visitors see it. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };

class Faults {
  readonly #found: string[] = [];
  readonly #expected: RegExp[];

  constructor(expected: readonly RegExp[]) {
    this.#expected = [...expected];
  }

  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  expectBrokenRequests(): void {
    this.expect(/ERR_|Failed to (load|fetch)|Importing a module|status (404|500)|^request failed/);
  }

  get unexpected(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }

  watch(page: Page, origin: string): void {
    page.on('console', (message) => {
      // Chromium reports the status of a not-found page itself: no fault of the page.
      const isOwnStatus = /\b404\b/.test(message.text()) && message.location().url === page.url();
      if (!isOwnStatus) this.#found.push(`console.${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#found.push(`page error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Requests of a page that the visitor has left are aborted.
      if (!/ABORTED|cancel/i.test(reason))
        this.#found.push(`request failed: ${request.url()} ${reason}`);
    });
    page.on('request', (request) => {
      const { protocol, href, origin: asked } = new URL(request.url());
      if (protocol.startsWith('http') && asked !== origin && href !== endpoint) {
        this.#found.push(`foreign request: ${href}`);
      }
    });
    page.on('response', (response) => {
      const isOurs = !response.request().isNavigationRequest() && response.url() !== endpoint;
      if (response.status() >= 400 && isOurs) {
        this.#found.push(`status ${response.status()}: ${response.url()}`);
      }
    });
  }

  async watchPolicy(context: ReturnType<Page['context']>): Promise<void> {
    await context.exposeFunction('reportViolation', (violation: string) =>
      this.#found.push(`policy: ${violation}`),
    );
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sample } = event;
        const { reportViolation } = window as unknown as {
          reportViolation: (violation: string) => void;
        };
        reportViolation([effectiveDirective, blockedURI, sample].join(' '));
      });
    });
  }
}

interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse) => void;

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

/** Lets a server listen at a free port; returns its origin. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

export function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}
