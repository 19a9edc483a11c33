import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { languages } from '../../src/site/languages';
import { opening } from '../../packages/locale-editor/editor/marks';
import { strings } from '../../packages/locale-editor/book/strings';
import { pictureOf, placeOf, readData, slug, title } from './places';

const folder = process.env.BOOK_FOLDER ?? '';

let faults: string[] = [];

test.beforeEach(async ({ page }) => {
  faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) faults.push(request.url());
  });
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
});

test.afterEach(() => {
  expect(faults).toEqual([]);
});

const section = (page: Page) => page.locator(`#page-${slug}`);
const shownPictures = (page: Page) =>
  section(page).locator('[data-picture]').filter({ visible: true });

async function search(page: Page, query: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: strings.search }).fill(query);
  return page.getByRole('region', { name: strings.results });
}

test('shows each page in all languages, on a computer and on a phone', async ({ page }) => {
  await expect(shownPictures(page)).toHaveCount(languages.length);
  const phone = page.getByRole('radio', { name: strings.width.phone });
  await phone.check();
  await expect(shownPictures(page)).toHaveCount(languages.length);
  for (const picture of await shownPictures(page).all()) {
    await expect(picture).toHaveAttribute('data-width', 'phone');
    const image = picture.getByRole('img');
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(390);
  }
});

test('finds a text by a word in Arabic and outlines it in every language', async ({ page }) => {
  const results = await search(page, 'اقتصاد الزوار');
  await results.getByRole('button', { name: 'title', exact: true }).first().click();
  await expect(results).toBeHidden();
  for (const picture of await shownPictures(page).all()) {
    await expect(picture.locator('.place').first()).toBeInViewport();
  }
  await expect(section(page).locator(`[data-row="${title}"]`)).toContainText('الزوار');
  await page.getByRole('button', { name: strings.clear }).click();
  await expect(page.locator('.place')).toHaveCount(0);
});

test('is used with the keyboard alone', async ({ page }) => {
  const results = await search(page, 'service.methodology');
  await page.keyboard.press('ArrowDown');
  await expect(results.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('heading', { level: 3 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('service.methodology');
  await dialog.getByRole('button', { name: strings.next }).press('Enter');
  await expect(dialog).not.toContainText('service.methodology');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(shownPictures(page).first()).toBeFocused();
});

test('tells which text is at a point of the large picture', async ({ page }) => {
  await shownPictures(page).nth(1).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  await expect(picture).toHaveAttribute('src', /\.ar\.desktop\./u);
  const box = placeOf(await readData(page), 'ar', 'desktop');
  const shownWidth = (await picture.boundingBox())?.width ?? 0;
  const zoom = shownWidth / 1280;
  await picture.click({ position: { x: (box[0] + 9) * zoom, y: (box[1] + 9) * zoom } });
  await expect(dialog.locator('code')).toHaveText('title');
  await dialog.getByRole('radio', { name: 'Français' }).check();
  await expect(picture).toHaveAttribute('src', /\.fr\.desktop\./u);
  await expect(dialog.locator('.place').first()).toBeInViewport();
});

test('the boxes are where the letters are', async ({ page }) => {
  const data = await readData(page);
  for (const { code } of languages) {
    for (const width of ['phone', 'desktop'] as const) {
      const [left, top, across, down] = placeOf(data, code, width);
      const { file, size } = pictureOf(data, code, width);
      const image = sharp(join(folder, file));
      const zoom = (await image.metadata()).width / size.width;
      const area = (x: number, from: number, to: number) => ({
        ...{ left: Math.round(x * zoom), top: Math.round(top * zoom) },
        ...{ width: Math.round((to - from) * zoom), height: Math.round(down * zoom) },
      });
      const darkest = async (region: ReturnType<typeof area>) =>
        (
          await sharp(await image.clone().extract(region).png().toBuffer())
            .greyscale()
            .stats()
        ).channels[0]?.min ?? 255;
      expect(await darkest(area(left, 0, across)), `${code} ${width}`).toBeLessThan(80);
      const beside = left > size.width - left - across ? area(left - 12, 0, 8) : null;
      const after = area(left + across + 4, 0, 8);
      expect(await darkest(beside ?? after), `${code} ${width}`).toBeGreaterThan(200);
    }
  }
});

test('has no mark in it, and no barrier', async ({ page }) => {
  // axe takes its time over all texts of all pages.
  test.setTimeout(240_000);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).not.toContain(opening);
  for (const summary of await page.locator('summary').all()) await summary.click();
  const { violations } = await new AxeBuilder({ page }).options({ preload: false }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(sideways)).toBe(0);
});
