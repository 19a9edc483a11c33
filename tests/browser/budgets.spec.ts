import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { hrefOf, type Screen } from '../../src/site/hrefs';
import { budgets } from '../budgets';
import { test, expect } from './fixtures';
import { bothDirections, hydrated, service } from './visit';

const kinds = {
  home: { name: 'home' },
  service: { name: 'service', slug: service },
  sample: { name: 'sample', slug: 'special-economic-zone-strategy-and-positioning' },
  notFound: { name: 'notFound' },
} as const satisfies Record<string, Screen>;

const hint = 'raising it is legitimate: in tests/budgets.ts, with the reason in the commit';

// In one worker, which compresses a file that pages share once.
test.describe.configure({ mode: 'default' });

const compressedSizes = new Map<string, number>();

/** Bytes of a response as a host sends it. Fonts are compressed already. */
async function sizeOf(response: Response, type: string): Promise<number> {
  const known = compressedSizes.get(response.url());
  if (known !== undefined) return known;
  const body = await response.body();
  const size = type === 'font' ? body.length : brotliCompressSync(body).length;
  compressedSizes.set(response.url(), size);
  return size;
}

// One language for each writing system: languages differ in weight by their fonts.
for (const language of bothDirections) {
  for (const [kind, screen] of Object.entries(kinds) as [keyof typeof kinds, Screen][]) {
    const address = hrefOf(language, screen);
    test(`${address} keeps to its budget`, async ({ page }) => {
      const answers: Promise<[kind: string, bytes: number]>[] = [];
      page.on('response', (response) => {
        const type = response.request().resourceType();
        answers.push(sizeOf(response, type).then((bytes) => [type, bytes]));
      });
      await page.goto(address);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const spent: Record<string, number> = { requests: answers.length };
      for (const [type, bytes] of await Promise.all(answers)) {
        spent[type] = (spent[type] ?? 0) + bytes;
      }
      for (const [name, most] of Object.entries<number>({ ...budgets[kind] })) {
        expect.soft(spent[name] ?? 0, `${name} of ${address}; ${hint}`).toBeLessThanOrEqual(most);
      }
    });
  }
}
