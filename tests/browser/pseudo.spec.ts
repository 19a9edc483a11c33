import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { buildPseudoSite, pseudoPrefixes } from '../../packages/locale-kit/pseudo/pseudoSite';
import { filesBelow } from '../../packages/static-host/hosting/compress';
import { createHandler } from '../../packages/static-host/serve/handler';
import type { ProjectCopy } from '../../tools/project/copyProject';
import { services } from '../../src/site/catalogue';
import { expect, listen, stop, test } from './fixtures';
import { misfits } from './measures';
import { hydrated, linkTo } from './visit';

/** The site in languages with longer texts, and below a path as project pages are: one build for both. */
const base = '/a/my-site';
const siteUrl = `https://name.github.io${base}`;
const servicePath = `/services/${services[0]}`;
const [long = '', mirrored = ''] = pseudoPrefixes;

test.describe.configure({ mode: 'serial' });

let copy: ProjectCopy | undefined;
let server: Server | undefined;
let home = '';

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const settings = { VITE_SITE_URL: siteUrl, VITE_PLACEHOLDERS: '1' };
  copy = await buildPseudoSite(process.cwd(), settings);
  server = createServer(createHandler(join(copy.root, 'dist/client'), {}, base));
  home = (await listen(server)) + base;
});

test.afterAll(() => {
  if (server) stop(server);
  copy?.remove();
});

test('longer and mirrored texts have room at every width', async ({ page, faults }) => {
  faults.expect(/^foreign request/);
  for (const prefix of pseudoPrefixes) {
    for (const path of ['', servicePath, '/unknown']) {
      await page.goto(home + prefix + path);
      await hydrated(page);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(misfits), `${prefix}${path} at ${width} px`).toEqual([]);
      }
    }
  }
});

test('below a path no address of the site leaves it', () => {
  const root = join(copy?.root ?? '', 'dist/client');
  const texts = filesBelow(root).filter((file) => /\.(html|css|webmanifest|xml)$/.test(file));
  const attributes = /\b(?:href|src|action|content)="([^"]*)"|url\(([^)]*)\)|<loc>([^<]*)/g;
  const addresses = texts
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(attributes)])
    .map(([, attribute, url, location]) => attribute ?? url ?? location ?? '')
    .filter((address) => /^\/|github\.io/.test(address));
  const own = new RegExp(`^(${siteUrl}|${base})(?=[/#?]|$)`);
  expect(addresses.length).toBeGreaterThan(texts.length);
  for (const address of new Set(addresses)) {
    expect.soft(address).toMatch(own);
    const [path = ''] = address.replace(own, '').split(/[#?]/);
    const files = [path, `${path}.html`, `${path}/index.html`].map((file) => join(root, file));
    expect.soft(files.some(existsSync), address).toBe(true);
  }
});

test('below a path links, languages, reloads and unknown pages lead where they say', async ({
  page,
  faults,
}) => {
  faults.expect(/^foreign request/);
  await page.goto(home + long);
  await hydrated(page);
  await linkTo(page, base + long + servicePath).click();
  await expect(page).toHaveURL(home + long + servicePath);
  await page.locator(`header a[hreflang="${mirrored.slice(1)}" i]`).click();
  await expect(page).toHaveURL(home + mirrored + servicePath);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(home + long + servicePath);
  const answer = await page.goto(`${home}${mirrored}/services/nothing`);
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await linkTo(page, base + mirrored).click();
  await expect(page).toHaveURL(home + mirrored);
});
