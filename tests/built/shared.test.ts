import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { languages } from '../../src/site/languages';
import { socialCardPath } from '../../src/seo/socialCardPath';
import { hrefOf, indexedScreens, prerenderedPages } from '../../src/site/hrefs';
import { fileOfPage } from '../../tools/host/pages';

const root = 'dist/client';

it('has a social card of 1200 x 630 for every page, named in the page', async () => {
  for (const language of languages) {
    for (const screen of indexedScreens) {
      const card = socialCardPath(language, screen);
      const { format, width, height, size } = await sharp(
        readFileSync(join(root, card)),
      ).metadata();
      expect([card, format, width, height]).toEqual([card, 'png', 1200, 630]);
      expect(size).toBeLessThan(300_000);
      const html = readFileSync(join(root, fileOfPage(hrefOf(language, screen))), 'utf8');
      expect(html).toContain(`${card}"`);
    }
  }
});

it('has an icon for browsers without SVG icons, at the address that programs ask for too', async () => {
  const icon = readFileSync(join(root, 'favicon.ico'));
  const { format, width, height } = await sharp(icon.subarray(icon.readUInt32LE(18))).metadata();
  expect([icon.readUInt16LE(2), format, width, height]).toEqual([1, 'png', 48, 48]);
  for (const page of prerenderedPages) {
    const html = readFileSync(join(root, fileOfPage(hrefOf(page.language, page.screen))), 'utf8');
    expect(html).toContain('<link rel="icon" href="/favicon.ico" sizes="48x48"/>');
  }
});

it('has structured data that parses on every page', () => {
  for (const language of languages) {
    for (const screen of indexedScreens) {
      const html = readFileSync(join(root, fileOfPage(hrefOf(language, screen))), 'utf8');
      const [, json = ''] =
        /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
      expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
    }
  }
});

it('has no selector that makes browsers restyle the whole page: docs/performance.md', () => {
  const files = readdirSync(join(root, 'assets/static')).filter((file) => file.endsWith('.css'));
  expect(files).not.toEqual([]);
  for (const file of files) {
    const sheet = readFileSync(join(root, 'assets/static', file), 'utf8');
    const selectors = [...sheet.matchAll(/[^{}]+(?=\{)/g)].map(([selector]) => selector);
    expect(selectors.filter((one) => /:has\([^)]*\)+ (\*|::)/.test(one))).toEqual([]);
    expect(selectors.filter((one) => /\[data-hydrated\]\)?[^,]* ::/.test(one))).toEqual([]);
  }
});
