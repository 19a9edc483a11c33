import type { Page } from '@playwright/test';

/** How Chromium ends the requests of a page that is being left: no failure. */
const leftPage = 'net::ERR_ABORTED';

/** Collects what goes wrong on a page, and what the test has declared to expect. */
export class Faults {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Lets faults of this kind pass in this test: a text matches what `unexpected` would list. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Forgets what has gone wrong. */
  clear(): void {
    this.#found.length = 0;
  }

  /** The faults that no one declared. */
  get unexpected(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }

  /**
   * Watches a page from now on: console messages, errors, failed requests, answers
   * of 400 and above other than to the navigation itself, requests to other origins.
   */
  watch(page: Page, origin: string): void {
    page.on('console', (message) => {
      if (isAboutNotFoundPage(message.text(), message.location().url, page)) return;
      this.#found.push(`console.${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#found.push(`page error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (reason !== leftPage) this.#found.push(`request failed: ${request.url()} ${reason}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origin) {
        this.#found.push(`foreign request: ${url.href}`);
      }
    });
    page.on('response', (response) => {
      if (response.status() < 400 || response.request().isNavigationRequest()) return;
      this.#found.push(`status ${response.status()}: ${response.url()}`);
    });
  }
}

/** Chromium reports the status of a visited not-found page itself: no fault of the page. */
function isAboutNotFoundPage(text: string, url: string, page: Page): boolean {
  return /Failed to load resource.*\b404\b/.test(text) && url === page.url();
}
