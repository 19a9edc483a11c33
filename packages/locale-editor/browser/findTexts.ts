import { hasMark, marksIn, withoutMarks } from '../marks';

/** Where a text stands on the page. */
export type Place =
  { kind: 'text'; range: StaticRange } | { kind: 'attribute'; element: Element; attribute: string };

export interface FoundText {
  /** See `textId`. */
  id: string;
  place: Place;
  /** As it stands there, with its placeholders filled in. */
  shown: string;
  /** The ids of the texts that this one is part of, the innermost first. */
  within: string[];
}

interface Opened {
  id: string;
  node: Text;
  offset: number;
}

const skipped = 'script, style, template, noscript';

/**
 * All texts of a document that come from a locale file, in its order.
 * @param page this page, or one in a frame
 * @param own the editor's element, which is left out
 */
export function findTexts(page: Document, own?: Element): FoundText[] {
  const found: FoundText[] = [];
  const open: Opened[] = [];
  const walker = page.createTreeWalker(
    page.documentElement,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node === own || (isElement(node) && node.matches(skipped))
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (isElement(node)) found.push(...inAttributes(node));
    else if (isText(node)) found.push(...endingIn(node, open));
  }
  return found;
}

// The nodes of a frame are of its own classes.
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

function inAttributes(element: Element): FoundText[] {
  return Array.from(element.attributes).flatMap(({ name, value }) =>
    hasMark(value) ? inString(value, { kind: 'attribute', element, attribute: name }) : [],
  );
}

function inString(value: string, place: Place): FoundText[] {
  const ids = marksIn(value).flatMap((piece) => (piece.kind === 'open' ? piece.id : []));
  const shown = withoutMarks(value);
  return ids.map((id, index) => ({ id, place, shown, within: ids.slice(0, index).reverse() }));
}

function endingIn(node: Text, open: Opened[]): FoundText[] {
  if (!/[\u{E0001}\u{E007F}]/u.test(node.data)) return [];
  const title = node.parentElement;
  if (title?.localName === 'title') {
    return inString(node.data, { kind: 'attribute', element: title, attribute: 'page title' });
  }
  return marksIn(node.data).flatMap((piece) => {
    if (piece.kind === 'open') {
      open.push({ id: piece.id, node, offset: piece.end });
      return [];
    }
    const start = open.pop();
    if (!start) return [];
    const range = new StaticRange({
      startContainer: start.node,
      startOffset: start.offset,
      endContainer: node,
      endOffset: piece.start,
    });
    const within = open.map(({ id }) => id).reverse();
    const shown = withoutMarks(liveRange(range).toString());
    return { id: start.id, place: { kind: 'text', range }, shown, within };
  });
}

/** The range of a text, for measuring. */
export function liveRange({
  startContainer,
  startOffset,
  endContainer,
  endOffset,
}: StaticRange): Range {
  const range = (startContainer.ownerDocument ?? document).createRange();
  range.setStart(startContainer, Math.min(startOffset, lengthOf(startContainer)));
  range.setEnd(endContainer, Math.min(endOffset, lengthOf(endContainer)));
  return range;
}

function lengthOf(node: Node): number {
  return isText(node) ? node.length : node.childNodes.length;
}

/** What can be pointed at by its name for screen readers or its example, having no text. */
const nameable = 'a, button, img, input, textarea, select, [role="img"]';

/** The boxes of a text on the screen; none if it can't be seen. */
function boxesOf(place: Place): DOMRect[] {
  const holder = elementOf(place);
  if (!holder?.checkVisibility({ visibilityProperty: true })) return [];
  // For screen readers alone: its words spread beyond the dot that it is.
  if (place.kind === 'text' && Math.round(holder.getBoundingClientRect().width) === 1) return [];
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
function elementOf(place: Place): Element | null {
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

/** Where a text stands, as often as the page shows it. */
export function placesOf(texts: readonly FoundText[], id: string): Place[] {
  return texts.filter((text) => text.id === id).map(({ place }) => place);
}

/** Room for the site's header, and around a text. */
const header = 96;
const margin = 24;

/**
 * Scrolls to a text, if none of its places is in view above the panel; otherwise
 * the page keeps its place.
 * @param dock how much of the window the panel takes
 */
export function reveal(places: readonly Place[], dock: number): void {
  const boxes = places.map(boxOf).filter((box) => box !== null);
  const bottom = window.innerHeight - dock - margin;
  const [first] = boxes;
  if (!first || boxes.some((box) => box.top >= header && box.bottom <= bottom)) return;
  const spare = Math.max(0, bottom - header - first.height);
  window.scrollBy({ top: first.top - header - spare / 2, behavior: 'instant' });
}
