import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { allLanguages, type Language } from '../../../src/site/languages';
import { hrefOf, type Screen } from '../../../src/site/routes';
import { parseTextId, textKey, type TextKey } from '../texts';
import { widths, type Box, type Picture, type WidthName } from './book';
import { screenName } from './contents';
import type { PageTexts } from './inPage';

/**
 * Pages that are open at the same time, each in a context of its own: a browser paints only one
 * page of a window well.
 */
const parallel = 2;

/** The window, and the pixels of the picture to one of the page: phones show more of them. */
const windows = {
  phone: { viewport: { width: widths.phone, height: 844 }, scale: 1.5, isMobile: true },
  desktop: { viewport: { width: widths.desktop, height: 800 }, scale: 1, isMobile: false },
} as const;

/** Folder of the pictures in the book's folder. */
export const pictureFolder = 'pictures';

interface SiteTask {
  browser: Browser;
  /** Where the marked site is served. */
  origin: string;
  screens: readonly Screen[];
  /** The book's folder. */
  folder: string;
  /** The script of `inPage.ts`. */
  script: string;
  onPicture: (done: number, all: number) => void;
}

/**
 * Photographs screens in all languages at all widths.
 * @returns the pictures of each screen, in the order of languages within that of widths
 */
export async function photographSite(task: SiteTask): Promise<Map<Screen, Picture[]>> {
  const { screens, onPicture } = task;
  const names = Object.keys(widths) as WidthName[];
  const looked = names.flatMap((width) => allLanguages.map((language) => ({ width, language })));
  const all = screens.length * looked.length;
  let done = 0;
  mkdirSync(join(task.folder, pictureFolder), { recursive: true });
  const albums = await inParallel(parallel, looked, async (look) => {
    const context = await openContext(task.browser, look);
    const page = await context.newPage();
    const pictures: Picture[] = [];
    for (const screen of screens) {
      pictures.push(await takePicture(task, page, screen, look));
      onPicture((done += 1), all);
    }
    await context.close();
    return pictures;
  });
  return new Map(
    screens.map((screen, index) => [screen, albums.flatMap((pictures) => pictures[index] ?? [])]),
  );
}

interface Look {
  language: Language;
  width: WidthName;
}

function openContext(browser: Browser, { language, width }: Look): Promise<BrowserContext> {
  const { viewport, isMobile } = windows[width];
  // A visitor who reads the page's language is offered no other.
  const locale = language.format;
  return browser.newContext({ viewport, isMobile, locale, reducedMotion: 'reduce' });
}

/** Opens a page of the marked site, frees it of the marks and photographs it. */
async function takePicture(
  { origin, folder, script }: SiteTask,
  page: Page,
  screen: Screen,
  { language, width }: Look,
): Promise<Picture> {
  await page.goto(origin + hrefOf(language, screen));
  // The application has taken over the delivered page.
  await page.waitForSelector('html[data-alive]', { state: 'attached' });
  await page.evaluate(script);
  const texts = await page.evaluate(async () => {
    await document.fonts.ready;
    return window.takePageTexts();
  });
  const { picture, ending } = await capture(page, texts, windows[width].scale);
  const file = `${pictureFolder}/${screenName(screen)}.${language.code}.${width}.${ending}`;
  writeFileSync(join(folder, file), picture);
  return { language: language.code, width, file, ...toPicture(texts, language.code) };
}

/**
 * What the book keeps of a page: its own language's texts, those that are seen with their places.
 * @param language code of the page's language; a bar that offers another one is no text of the page
 */
function toPicture(
  { width, height, texts }: PageTexts,
  language: string,
): Pick<Picture, 'size' | 'places' | 'unseen'> {
  const places: Record<TextKey, Box[]> = {};
  const unseen: Record<TextKey, string | null> = {};
  for (const { id, attribute, box } of texts) {
    const reference = parseTextId(id);
    if (reference?.language !== language) continue;
    const key = textKey(reference.name, reference.key);
    if (box) (places[key] ??= []).push(box);
    else unseen[key] ??= attribute;
  }
  for (const key of Object.keys(places)) Reflect.deleteProperty(unseen, key);
  return { size: { width, height }, places, unseen };
}

/** WebP holds no more pixels in a direction; a taller picture is a JPEG. */
const mostWebpPixels = 16_383;
/** Letters stay sharp with it; a book of all pages is to go into a letter. */
const quality = { webp: 20, jpeg: 40 };
const mostTries = 3;

interface Size {
  width: number;
  height: number;
}

/**
 * A picture of a whole page, from top to bottom.
 * @param size of the page
 * @param scale pixels of the picture to one of the page
 * @throws if the browser doesn't give one
 */
async function capture(
  page: Page,
  { width, height }: Size,
  scale: number,
): Promise<{ picture: Buffer; ending: string }> {
  const format = height * scale > mostWebpPixels ? 'jpeg' : 'webp';
  // Playwright itself writes no WebP.
  const session = await page.context().newCDPSession(page);
  for (let tried = 0; tried < mostTries; tried += 1) {
    await page.evaluate(nextFrames);
    const { data } = await session.send('Page.captureScreenshot', {
      format,
      quality: quality[format],
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height, scale },
    });
    const picture = Buffer.from(data, 'base64');
    const isWhole = !(await repeatsItsTop(picture));
    if (isWhole) return { picture, ending: format };
  }
  throw new Error(`The browser gave no whole picture of ${page.url()}. Please try again.`);
}

/** Waits until what has changed is painted. Runs in the page. */
function nextFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** The rows that are looked for: those of the site's header, which no other part looks like. */
const topRows = 64;
/** Compression changes no pixel by more, of 255. */
const noise = 48;
/** Up to this share of other pixels two parts are the same; text alone covers more. */
const mostOthers = 0.002;

/**
 * Whether a picture of a page shows the top of the page again further down. A browser gives such
 * pictures, without an error, when it paints two pages of one window at the same time.
 */
export async function repeatsItsTop(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const count = topRows * width;
  const isSame = (row: number): boolean => {
    let others = 0;
    for (let at = 0, below = row * width; at < count; at += 1, below += 1) {
      if (Math.abs((data[at] ?? 0) - (data[below] ?? 0)) <= noise) continue;
      others += 1;
      if (others > count * mostOthers) return false;
    }
    return true;
  };
  for (let row = topRows; row + topRows <= height; row += 1) if (isSame(row)) return true;
  return false;
}

/**
 * Does something for all items, some at a time, in their order. After a failure none is begun.
 * @returns the results in the order of the items
 * @throws what the first failure throws, when those under way have ended
 */
export async function inParallel<Item, Result>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const rest = [...items.entries()];
  const results: Result[] = [];
  const worker = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [index, item] = next;
      results[index] = await work(item).catch((error: unknown) => {
        rest.length = 0;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: count }, worker));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
}
