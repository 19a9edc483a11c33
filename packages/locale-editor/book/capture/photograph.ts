import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { capture } from './capture';
import type { PageTexts } from './pageTexts';

interface PhotographTask {
  address: string;
  /** Defines `window.takePageTexts`. */
  script: string;
  /** Path of the picture, without ending. */
  target: string;
  /** Pixels of the picture to one of the page. */
  scale: number;
}

/** A photograph of a whole page, and what is written on it. */
export interface Photograph extends PageTexts {
  /** The path that was written. */
  file: string;
}

/** Opens a page of the marked site, frees it of the marks and photographs it. */
export async function photograph(
  page: Page,
  { address, script, target, scale }: PhotographTask,
): Promise<Photograph> {
  await page.goto(address);
  // The application sets it when it has taken over the delivered page.
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  await page.evaluate(script);
  const texts = await page.evaluate(async () => {
    await document.fonts.ready;
    return window.takePageTexts();
  });
  const { picture, ending } = await capture(page, texts, scale);
  const file = `${target}.${ending}`;
  writeFileSync(file, picture);
  return { ...texts, file };
}
