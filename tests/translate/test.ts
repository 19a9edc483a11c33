import { test as base } from '@playwright/test';
import { Editor } from './editor';

interface Fixtures {
  editor: Editor;
  /** What has gone wrong on the page; a test that ends with any fails. */
  faults: string[];
}

export const test = base.extend<Fixtures>({
  editor: async ({ page }, use) => use(new Editor(page)),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        // The browser tells each "no" of the server, which some tests ask for.
        const isAnswer = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isAnswer) faults.push(message.text());
      });
      await use(faults);
      base.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;
