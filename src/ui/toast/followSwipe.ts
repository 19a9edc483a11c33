import { axisOf, isSwipedAway, towardEdge, type Direction, type Movement } from './swipe';

/**
 * Lets an element be swiped away toward the edge at the end of the lines.
 * Movements along the page are left to the browser, which scrolls it.
 * @param onAway called when a swipe has gone far enough
 * @returns what stops it
 */
export function followSwipe(
  element: HTMLElement,
  direction: Direction,
  onAway: () => void,
): () => void {
  let start: PointerEvent | null = null;
  const release = new AbortController();
  const { signal } = release;

  element.addEventListener('pointerdown', begin, { signal });
  element.addEventListener('pointermove', follow, { signal });
  element.addEventListener('pointerup', end, { signal });
  element.addEventListener('pointercancel', cancel, { signal });
  element.addEventListener('mousedown', keepFocus, { signal });
  return () => release.abort();

  function begin(event: PointerEvent) {
    if (event.isPrimary && event.button === 0) start = event;
  }

  function follow(event: PointerEvent) {
    const movement = movementOf(event);
    if (!movement) return;
    if (element.dataset.swiping === undefined) {
      const axis = axisOf(movement);
      if (axis === 'along') start = null;
      if (axis !== 'across') return;
      element.setPointerCapture(event.pointerId);
      element.dataset.swiping = '';
    }
    const distance = towardEdge(movement, direction);
    place(direction === 'rtl' ? -distance : distance);
  }

  function end(event: PointerEvent) {
    const movement = movementOf(event);
    const isAway =
      movement && element.dataset.swiping !== undefined && isSwipedAway(movement, direction);
    if (isAway) {
      start = null;
      delete element.dataset.swiping;
      place(direction === 'rtl' ? -element.offsetWidth : element.offsetWidth);
      onAway();
    } else {
      cancel();
    }
  }

  function cancel() {
    start = null;
    delete element.dataset.swiping;
    element.style.removeProperty('translate');
  }

  function place(offset: number) {
    element.style.translate = `${offset}px`;
  }

  function movementOf(event: PointerEvent): Movement | null {
    if (start?.pointerId !== event.pointerId) return null;
    return { x: event.clientX - start.clientX, y: event.clientY - start.clientY };
  }
}

/** A press is no reason to take the focus from where the visitor writes. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
