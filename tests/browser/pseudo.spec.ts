import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { ProjectCopy } from '../../tools/project/copyProject';
import { buildPseudoSite, pseudoPrefixes } from '../../packages/locale-kit/pseudo/pseudoSite';
import { createHandler } from '../../packages/static-host/serve/handler';
import { readMisfits } from './reading/fit';
import { readCutHeights } from './reading/height';

const widths = [320, 768, 1440];
const addresses = [
  '',
  '/services/highest-and-best-use-analysis',
  '/services/cultural-heritage-and-eco-tourism-development-strategy',
  '/services/public-private-partnership-strategy',
  '/unknown',
];

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let copy: ProjectCopy | undefined;
let server: Server | undefined;
let origin = '';

test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = await buildPseudoSite(process.cwd());
  server = createServer(createHandler(join(copy.root, 'dist/client'))).listen(0, 'localhost');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server?.close();
  server?.closeAllConnections();
  copy?.remove();
});

for (const prefix of pseudoPrefixes) {
  for (const address of addresses) {
    test(`${prefix}${address} has room for other texts at every width`, async ({ page }) => {
      await page.goto(origin + prefix + address);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectToFit(page, `at ${width} px`);
      }
    });
  }

  test(`the menu of ${prefix} has room for other texts on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(origin + prefix);
    const button = page.locator('header button[aria-expanded]');
    await expect(async () => {
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
    }).toPass();
    await expectToFit(page, 'with the menu');
  });
}

async function expectToFit(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(readMisfits), where).toEqual([]);
  expect.soft(await page.evaluate(readCutHeights), where).toEqual([]);
}
