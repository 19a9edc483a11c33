import type { Page } from '@playwright/test';
import { repeatsItsTop } from './repeatsItsTop';

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
export async function capture(
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
