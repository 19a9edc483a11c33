import type { Place } from './findTexts';
import { boxOf } from './geometry';

/** Room for the site's header. */
const header = 96;
const margin = 24;

/**
 * Scrolls to a text, if none of its places is in view above the panel; otherwise
 * the page keeps its place.
 * @param dock the panel
 */
export function reveal(places: readonly Place[], dock: HTMLElement): void {
  const boxes = places.map(boxOf).filter((box) => box !== null);
  const bottom = window.innerHeight - dock.offsetHeight - margin;
  const [first] = boxes;
  if (!first || boxes.some((box) => box.top >= header && box.bottom <= bottom)) return;
  const spare = Math.max(0, bottom - header - first.height);
  window.scrollBy({ top: first.top - header - spare / 2, behavior: 'instant' });
}
