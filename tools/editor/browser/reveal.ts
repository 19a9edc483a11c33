import type { Place } from './findTexts';
import { boxesOf } from './geometry';

/** Room for the site's header and the editor's bar. */
const margin = 110;

/**
 * Scrolls to a text, if it isn't in view above the panel; otherwise the page keeps its place.
 * @param dock the panel
 */
export function reveal(places: readonly Place[], dock: HTMLElement): void {
  const [first] = places.map((place) => boxesOf(place)[0]).filter((box) => box !== undefined);
  if (!first) return;
  const bottom = window.innerHeight - dock.offsetHeight;
  const isInView = places.some((place) =>
    boxesOf(place).some((box) => box.top >= margin && box.bottom <= bottom - margin / 2),
  );
  if (isInView) return;
  const middle = (margin + bottom) / 2;
  window.scrollBy({ top: first.top - middle, behavior: 'instant' });
}
