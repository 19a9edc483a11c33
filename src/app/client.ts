import { saveDraftOnInput } from '../contact/draft';
import { isField } from '../contact/fields';
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
 * Firefox never requests a failed module again in the same document, and another address would not help: chunks
 * import each other by address. So if the line has returned, and an attempt has failed all the same, reloads
 * the page.
 */
async function hydrateWhenLoaded(retryMs = 5000, wasOffline = false): Promise<void> {
  try {
    const { hydrate } = await import('./hydrate');
    await hydrate();
  } catch (error) {
    console.error(error);
    if (wasOffline) await reloadUnlessTyping();
    const event = await new Promise<Event | undefined>((resolve) => {
      window.addEventListener('online', resolve, { once: true });
      setTimeout(resolve, retryMs);
    });
    await hydrateWhenLoaded(2 * retryMs, wasOffline || event !== undefined);
  }
}

/** The browser restores scroll position and fields. The focus would be lost, and so would the page, if the server can't be reached. */
async function reloadUnlessTyping(): Promise<void> {
  const isReachable = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable && !isField(document.activeElement)) window.location.reload();
}
