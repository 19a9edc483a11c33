import { saveDraftOnInput } from '../contact/draft';
import { startMenu } from '../layout/menu/startMenu';
import { trackResize } from '../layout/trackResize';
import { trackScroll } from '../layout/trackScroll';
import { openNeededDisclosures } from '../ui/openNeeded';
import { reloadIfRestoredUnhydrated } from './bfcache';
import { firstPaint } from './firstPaint';

/**
 * Starts what the prerendered page needs at once. Loads the application only after the first paint,
 * because loading it earlier would delay the paint.
 */
export async function start(): Promise<void> {
  trackScroll();
  trackResize();
  saveDraftOnInput();
  openNeededDisclosures();
  startMenu();
  reloadIfRestoredUnhydrated();
  await firstPaint();
  await hydrateWhenLoaded();
}

/**
 * If a chunk can't be loaded, tries again when the browser is online again, or after a time that doubles.
 * Firefox never requests a failed module again: there the page stays prerendered until it is reloaded.
 */
async function hydrateWhenLoaded(retryMs = 5000): Promise<void> {
  try {
    const { hydrate } = await import('./hydrate');
    await hydrate();
  } catch (error) {
    console.error(error);
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
      setTimeout(resolve, retryMs);
    });
    await hydrateWhenLoaded(2 * retryMs);
  }
}
