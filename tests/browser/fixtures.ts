import { test as base, expect } from '@playwright/test';
import { Faults } from './faults';

interface SiteFixtures {
  /** What goes wrong on the test's pages; each fault that it does not `expect` fails the test. */
  faults: Faults;
}

/** Playwright's `test`, in which a page that logs, throws, fails a request or leaves its origin fails. */
export const test = base.extend<SiteFixtures>({
  faults: [
    async ({ context, baseURL }, use) => {
      const faults = new Faults();
      // The stand-in for notifications logs them.
      faults.expect(/^console\.info: /);
      const { origin } = new URL(baseURL ?? '');
      context.on('page', (page) => {
        faults.watch(page, origin);
      });
      await use(faults);
      expect(faults.unexpected, 'faults that the test does not expect').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
