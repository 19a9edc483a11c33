import { saveDraftOnInput } from '../contact/draft';
import { closeMenuOnNavigation } from '../layout/menu/closeMenu';
import { trackResize } from '../layout/trackResize';
import { trackScroll } from '../layout/trackScroll';
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
  closeMenuOnNavigation();
  reloadIfRestoredUnhydrated();
  await firstPaint();
  const { hydrate } = await import('./hydrate');
  await hydrate();
}
