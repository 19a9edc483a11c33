import { liveRange, type FoundText, type Place } from './findTexts';

/** What can be pointed at by its name for screen readers or its example, having no text. */
const nameable = 'a, button, img, input, textarea, select, [role="img"]';

/** The boxes of a text on the screen; none if it can't be seen. */
export function boxesOf(place: Place): DOMRect[] {
  const holder = elementOf(place);
  if (!holder?.checkVisibility({ visibilityProperty: true })) return [];
  const rects =
    place.kind === 'text' ? liveRange(place.range).getClientRects() : boxOfNamed(place.element);
  return Array.from(rects).filter(({ width, height }) => width > 1 && height > 1);
}

function boxOfNamed(element: Element): DOMRect[] {
  return element.matches(nameable) ? [element.getBoundingClientRect()] : [];
}

/** One box around a text; null if it can't be seen. */
export function boxOf(place: Place): DOMRect | null {
  const boxes = boxesOf(place);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The element that holds a text. */
export function elementOf(place: Place): Element | null {
  if (place.kind === 'attribute') return place.element;
  return place.range.startContainer.parentElement;
}

/**
 * The text at a point of the window: the innermost one there, or the unseen name
 * of the control at that point.
 */
export function textAt(texts: readonly FoundText[], x: number, y: number): FoundText | null {
  const target = document.elementFromPoint(x, y);
  if (!target) return null;
  const near = texts
    .filter(({ place }) => isAround(place, target))
    .map((text) => ({ text, distance: distanceOf(text.place, x, y) }))
    .filter(({ distance }) => distance <= lineGap)
    .sort(
      (one, other) =>
        one.distance - other.distance || one.text.shown.length - other.text.shown.length,
    );
  if (near[0]) return near[0].text;
  const control = target.closest(nameable);
  return texts.find(({ place }) => place.kind === 'attribute' && place.element === control) ?? null;
}

/** The boxes of a text leave out what is between its lines, which belongs to it too. */
const lineGap = 10;

function isAround(place: Place, target: Element): boolean {
  const holder = place.kind === 'text' ? elementOf(place) : null;
  return holder !== null && (target.contains(holder) || holder.contains(target));
}

/** How far a point is from the nearest box of a text; 0 inside. */
function distanceOf(place: Place, x: number, y: number): number {
  const distances = boxesOf(place).map(({ left, right, top, bottom }) =>
    Math.max(left - x, x - right, top - y, y - bottom, 0),
  );
  return Math.min(...distances);
}

/** Whether a text can be seen on the page, now or after scrolling. */
export function isSeen({ place }: FoundText): boolean {
  return place.kind === 'text' && boxesOf(place).length > 0;
}
