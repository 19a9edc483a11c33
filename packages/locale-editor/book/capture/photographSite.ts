import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { languages, type Language } from '../../../../src/site/languages';
import { hrefOf, type Screen } from '../../../../src/site/routes';
import { widths, type Picture, type WidthName } from '../book';
import { screenName } from '../contents/screenName';
import { photograph } from './photograph';
import { inParallel } from './inParallel';
import { toPicture } from './toPicture';

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
  const looked = names.flatMap((width) => languages.map((language) => ({ width, language })));
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

async function takePicture(
  { origin, folder, script }: SiteTask,
  page: Page,
  screen: Screen,
  { language, width }: Look,
): Promise<Picture> {
  const name = `${screenName(screen)}.${language.code}.${width}`;
  const { file, ...texts } = await photograph(page, {
    address: origin + hrefOf(language, screen),
    script,
    target: join(folder, pictureFolder, name),
    scale: windows[width].scale,
  });
  const path = `${pictureFolder}/${basename(file)}`;
  return { language: language.code, width, file: path, ...toPicture(texts, language.code) };
}
