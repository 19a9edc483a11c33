import { test as base, expect, type Page } from '@playwright/test';
import { Faults } from './faults';
import { Readers } from './reader';
import { readPage, type PageRecord } from './reading/readPage';

export interface SiteFixtures {
  /** What the development server lets pages say. */
  usualFaults: { patterns: readonly RegExp[] };
  /** What goes wrong on the test's pages; each fault that it does not `expect` fails the test. */
  faults: Faults;
}

interface WorkerFixtures {
  /** A page with scripts off, shared by the tests of a worker: each opens its own address in it. */
  plainPage: Page;
  /** Readers with scripts, a page for each language: for tests that visit all pages. */
  readers: Readers;
  /** Reads a page as it is delivered; each address once. */
  read: (address: string) => Promise<PageRecord>;
}

/** Playwright's `test`, in which a page that logs, throws, fails a request or leaves its origin fails. */
export const test = base.extend<SiteFixtures, WorkerFixtures>({
  usualFaults: [{ patterns: [] }, { option: true }],
  faults: [
    async ({ usualFaults }, use) => {
      const faults = new Faults();
      faults.expect(...usualFaults.patterns);
      await use(faults);
      expect(faults.unexpected, 'faults that the test does not expect').toEqual([]);
    },
    { auto: true },
  ],
  // Not by the faults themselves: tests that open no page of their own need no browser window.
  context: async ({ context, faults, baseURL }, use) => {
    const { origin } = new URL(baseURL ?? '');
    context.on('page', (page) => {
      faults.watch(page, origin);
    });
    await use(context);
  },
  plainPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null } = project.use;
      const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  readers: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null } = project.use;
      const readers = new Readers(browser, { baseURL, viewport, reducedMotion: 'reduce' });
      await use(readers);
      await readers.close();
    },
    { scope: 'worker' },
  ],
  read: [
    async ({ plainPage }, use) => {
      const records = new Map<string, Promise<PageRecord>>();
      let last: Promise<unknown> = Promise.resolve();
      await use((address) => {
        let record = records.get(address);
        if (!record) {
          // One page reads one address after the other.
          record = last.then(() => readPage(plainPage, address));
          last = record.catch(() => undefined);
          records.set(address, record);
        }
        return record;
      });
    },
    { scope: 'worker' },
  ],
});

export { expect };
