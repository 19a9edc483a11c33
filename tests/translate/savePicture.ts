import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const folder = resolve(import.meta.dirname, '../../docs/pictures');

/** Writes what the page shows as a small picture. */
export async function savePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const picture = sharp(await page.screenshot());
  await picture.png({ palette: true, colours: 64, effort: 10 }).toFile(join(folder, `${name}.png`));
}
