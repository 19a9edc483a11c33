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
  const words = texts.filter(({ place }) => {
    const holder = place.kind === 'text' ? elementOf(place) : null;
    if (!holder || !(target.contains(holder) || holder.contains(target))) return false;
    return boxesOf(place).some((box) => isIn(box, x, y));
  });
  const [innermost] = words.sort((one, other) => one.shown.length - other.shown.length);
  if (innermost) return innermost;
  const control = target.closest(nameable);
  return texts.find(({ place }) => place.kind === 'attribute' && place.element === control) ?? null;
}

function isIn({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Whether a text can be seen on the page, now or after scrolling. */
export function isSeen({ place }: FoundText): boolean {
  return place.kind === 'text' && boxesOf(place).length > 0;
}
