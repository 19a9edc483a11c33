import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { ProjectCopy } from '../../tools/project/copyProject';
import { buildPseudoSite, pseudoPrefixes } from './pseudo/pseudoSite';
import { filesBelow } from '../../packages/static-host/hosting/siteFiles';
import { createHandler } from '../../packages/static-host/serve/handler';
import { readMisfits } from './reading/fit';
import { readCutHeights } from './reading/height';
import { alive } from './support/visit';

/** The same copy lies below a path, as on a host of project pages: two trials for one build. */
const base = '/a/my-site';
const siteUrl = `https://name.github.io${base}`;

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
  copy = await buildPseudoSite({ VITE_SITE_URL: siteUrl });
  const site = createHandler(join(copy.root, 'dist/client'), {}, base);
  server = createServer(site).listen(0, 'localhost');
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
      await page.goto(at(prefix + address));
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectToFit(page, `at ${width} px`);
      }
    });
  }

  test(`the menu of ${prefix} has room for other texts on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at(prefix));
    const button = page.locator('header button[aria-expanded]');
    await expect(async () => {
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
    }).toPass();
    await expectToFit(page, 'with the menu');
  });
}

test('no address of the site leaves the path below which it lies', () => {
  const root = join(copy?.root ?? '', 'dist/client');
  const files = filesBelow(root);
  const texts = files.filter((file) => /\.(html|css|webmanifest|xml)$/.test(file));
  const addresses = texts.flatMap((file) => addressesIn(readFileSync(file, 'utf8')));
  expect(addresses.length).toBeGreaterThan(texts.length * 20);
  const own = new RegExp(`^(${siteUrl}|${base})(/|$)`);
  expect([...new Set(addresses)].filter((address) => !own.test(address))).toEqual([]);
  for (const address of new Set(addresses)) {
    const [path = ''] = address.replace(own, '/').split('#');
    const file = join(root, path);
    const isThere = [file, `${file}.html`, join(file, 'index.html')].some(existsSync);
    expect.soft(isThere, address).toBe(true);
  }
});

test('what governs a whole host is not written for a part of it', () => {
  for (const file of [
    'client/_headers',
    'client/_redirects',
    'client/robots.txt',
    'nginx/nginx.conf',
  ])
    expect(existsSync(join(copy?.root ?? '', 'dist', file)), file).toBe(false);
});

test('below a path links, languages, sections, reloads and unknown pages lead where they say', async ({
  page,
}) => {
  const [, other = ''] = pseudoPrefixes;
  const [, service = ''] = addresses;
  await page.goto(`${origin}${base}?x=1`);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(at('/'))) outside.push(request.url());
  });
  await expect(page).toHaveURL(at('/?x=1'));
  await alive(page);
  await page.locator(`main a[href="${base}${service}"]:visible`).first().click();
  await expect(page).toHaveURL(at(service));
  await expect(page.locator('main h1')).toBeFocused();
  await page.locator(`header a[hreflang="${other.slice(1)}" i]`).click();
  await expect(page).toHaveURL(at(other + service));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await alive(page);
  await page.locator(`header nav a[href="${base}${other}#contact"]`).first().click();
  await expect(page).toHaveURL(at(`${other}#contact`));
  await expect(page.locator('#contact')).toBeInViewport();
  await page.locator('header a').first().click();
  await expect(page).toHaveURL(at(other));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(at(other + service));
  const answer = await page.goto(at(`${other}/services/nothing`));
  expect(answer?.status()).toBe(404);
  await alive(page);
  await page.locator(`main a[href="${base}${other}"]:visible`).first().click();
  await expect(page).toHaveURL(at(other));
  expect(outside).toEqual([]);
});

/** A page's whole address. */
function at(address: string): string {
  return origin + base + address;
}

/** Addresses of this host and of the site that a file names. */
function addressesIn(text: string): string[] {
  const attributes = text.matchAll(/\b(?:href|src|action|content)="([^"]*)"/g);
  const fields = text.matchAll(/"(?:src|id|start_url|scope|url|item|image|logo)":"([^"]*)"/g);
  const sheets = text.matchAll(/url\(([^)]*)\)/g);
  const elements = text.matchAll(/<loc>([^<]*)/g);
  return [...attributes, ...fields, ...sheets, ...elements]
    .map(([, address = '']) => address)
    .filter((address) => /^\/|github\.io/.test(address));
}

async function expectToFit(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(readMisfits), where).toEqual([]);
  expect.soft(await page.evaluate(readCutHeights), where).toEqual([]);
}
