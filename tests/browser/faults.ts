import type { Page } from '@playwright/test';
import { endpoint } from './buildSite';

/** What goes wrong on the pages of a test. */
export class Faults {
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
      // React Router warns when a visitor edits the `#…` of the address. Harmless: it never blocks the current page.
      const isOfTypedFragment = message
        .text()
        .startsWith('You are trying to use a blocker on a POP');
      if (isOwnStatus || isOfTypedFragment) return;
      this.#found.push(`console.${message.type()}: ${message.text()}`);
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
