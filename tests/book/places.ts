import type { Page } from '@playwright/test';
import type { BookData } from '../../packages/locale-editor/book/book';

/** The service of the small book, and its title. */
export const slug = 'visitor-economy-strategy';
export const title = `services/${slug}#title`;

/** The data in the document. */
export async function readData(page: Page): Promise<BookData> {
  return JSON.parse((await page.locator('#data').textContent()) ?? '') as BookData;
}

/** The picture of the service in a language at a width. */
export function pictureOf({ pages }: BookData, language: string, width: 'phone' | 'desktop') {
  const own = pages.find(({ id }) => id === slug)?.pictures;
  const found = own?.find((picture) => picture.language === language && picture.width === width);
  if (!found) throw new Error(`No picture in ${language} on a ${width}`);
  return found;
}

/** Where the service's title is: the first place, which is the page's heading. */
export function placeOf(data: BookData, language: string, width: 'phone' | 'desktop') {
  const [place] = pictureOf(data, language, width).places[title] ?? [];
  if (!place) throw new Error(`No title in ${language} on a ${width}`);
  return place;
}
