import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createHandler } from '../../tools/host/serve/handler';
import { siteBelow } from './buildSite';
import { expect, listen, stop, test } from './fixtures';
import { defaultLanguage, homeOf, hydrated, linkTo, otherThan, serviceOf, switchTo } from './visit';

const { base } = siteBelow;
const folder = join(siteBelow.folder, 'client');

test('no address of a site below a path leaves it', () => {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|css)$/.test(file),
  );
  const addresses = texts
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /\b(?:href|src)="([^"]*)"|url\(([^)]*)\)/g,
      ),
    ])
    .map(([, attribute, url]) => attribute ?? url ?? '')
    .filter((address) => /^\/|github\.io/.test(address));
  expect(addresses.length).toBeGreaterThan(texts.length);
  const own = new RegExp(`^(https://name\\.github\\.io)?${base}(?=[/#?]|$)`);
  for (const address of new Set(addresses)) expect.soft(address).toMatch(own);
  for (const address of new Set(addresses.filter((one) => one.includes('/assets/')))) {
    const [path = ''] = address.replace(own, '').split(/[#?]/);
    expect.soft(existsSync(join(folder, path)), address).toBe(true);
  }
});

test('below a path links, languages, reloads and unknown pages lead where they say', async ({
  page,
  faults,
}) => {
  faults.expect(/^foreign request/);
  const server = createServer(createHandler(folder, {}, base));
  const origin = await listen(server);
  const other = otherThan(defaultLanguage);
  const at = (address: string) => origin + base + address;
  await page.goto(origin + base);
  await hydrated(page);
  await linkTo(page, base + serviceOf(defaultLanguage)).click();
  await expect(page).toHaveURL(at(serviceOf(defaultLanguage)));
  await switchTo(page, other).click();
  await expect(page).toHaveURL(at(serviceOf(other)));
  await expect(page.locator('html')).toHaveAttribute('lang', other.code);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(at(serviceOf(defaultLanguage)));
  const answer = await page.goto(at(`${other.prefix}/services/nothing`));
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await linkTo(page, base + homeOf(other)).click();
  await expect(page).toHaveURL(at(homeOf(other)));
  stop(server);
});
