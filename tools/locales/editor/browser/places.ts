import { boundary, markersIn } from '../textMarkers';

/** A place on the page that shows a text of a locale file. */
export interface Place {
  id: string;
  element: Element;
  /** The words on the page; null in an attribute and in the page's title. */
  range: Range | null;
}

const skipped = 'script, style, template, noscript';

/**
 * Reads the text markers of the page, in document order; of nested texts the inner one comes first.
 * @param host the editor's own element, which is skipped
 */
export function findPlaces(host: Element): Place[] {
  const found: Place[] = [];
  const open: { id: string; node: Text; offset: number }[] = [];
  const shownTypes = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker = document.createTreeWalker(document.documentElement, shownTypes, (node) =>
    node === host || (node instanceof Element && node.matches(skipped))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) {
      for (const { value } of node.attributes) found.push(...inString(value, node));
    } else if (node instanceof Text && node.parentElement) {
      const element = node.parentElement;
      found.push(...(element.localName === 'title' ? inString(node.data, element) : inNode(node)));
    }
  }
  return found;

  /** The texts that end in a text node; they may start in an earlier one. */
  function inNode(node: Text): Place[] {
    return markersIn(node.data).flatMap(({ id, end }) => {
      if (id !== undefined) {
        open.push({ id, node, offset: end });
        return [];
      }
      const start = open.pop();
      const element = start?.node.parentElement;
      if (!start || !element) return [];
      const range = new Range();
      range.setStart(start.node, start.offset);
      range.setEnd(node, end);
      return [{ id: start.id, element, range }];
    });
  }
}

function inString(value: string, element: Element): Place[] {
  const ids = markersIn(value).flatMap(({ id }) => id ?? []);
  return ids.map((id) => ({ id, element, range: null }));
}

/** A text node of a range, with the offset and the words of what the range has of it. */
export interface Part {
  node: Text;
  offset: number;
  words: string;
}

export function partsOf(range: Range): Part[] {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const root = range.commonAncestorContainer;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const parts: Part[] = [];
  for (let node = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !range.intersectsNode(node)) continue;
    const offset = node === startContainer ? startOffset : 0;
    const end = node === endContainer ? endOffset - boundary.length : node.length;
    parts.push({ node, offset, words: node.data.slice(offset, end) });
  }
  return parts;
}

/** Elements that can be pointed at by their accessible name. */
const nameable = 'a, button, img, input, textarea, select, [role="img"]';

/** The box of a text in the window; null if nobody can see it. */
function boxOf({ element, range }: Place): DOMRect | null {
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  const box = element.getBoundingClientRect();
  // Visually hidden: a box of one pixel whose words overflow.
  if (Math.round(box.width) <= 1) return null;
  if (range) return range.getBoundingClientRect();
  return element.matches(nameable) ? box : null;
}

/** The smallest text at a point of the window, or else the name of the control there. */
export function placeAt(texts: readonly Place[], x: number, y: number): Place | null {
  const target = document.elementFromPoint(x, y);
  if (!target) return null;
  const hits = texts.flatMap((text) => {
    if (!text.element.contains(target) && !target.contains(text.element)) return [];
    const box = boxOf(text);
    const isHit = box && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    return isHit ? { text, size: text.range ? box.width * box.height : Infinity } : [];
  });
  return hits.sort((a, b) => a.size - b.size)[0]?.text ?? null;
}

/**
 * Scrolls to a text unless one of its places is in view.
 * @param covered pixels at the bottom of the window that the panel covers
 */
export function reveal(places: readonly Place[], covered: number): void {
  const boxes = places.flatMap((text) => {
    const box = boxOf(text);
    return box ? { element: text.element, box } : [];
  });
  const bottom = window.innerHeight - covered;
  if (boxes.some(({ box }) => box.top >= 0 && box.bottom <= bottom)) return;
  boxes[0]?.element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** A highlight can't read the custom properties of the page everywhere. */
const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`);
const [ink, sand, gold, bronze] = ['ink', 'sand', 'gold', 'bronze'].map(colour);

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  ::highlight(translate-pointed) { background: ${sand}; color: ${ink}; }
  ::highlight(translate-chosen) { background: color-mix(in srgb, ${gold} 40%, white); color: ${ink}; }
  ::highlight(translate-draft) { background: ${sand}; color: ${ink}; text-decoration: underline dashed 2px ${bronze}; text-underline-offset: 0.22em; }
  [data-translate-pointed] { outline: 3px solid ${sand}; }
  [data-translate-chosen] { outline: 3px solid ${gold}; }
  [data-translate-draft] { outline: 3px dashed ${bronze}; }
`);
document.adoptedStyleSheets.push(sheet);

/** Highlights texts on the page, or outlines the elements whose attributes hold them; replaces the last ones. */
export function highlight(kind: 'chosen' | 'draft' | 'pointed', texts: readonly Place[]): void {
  const ranges = texts.flatMap(({ range }) => range ?? []);
  CSS.highlights.set(`translate-${kind}`, new Highlight(...ranges));
  const attribute = `data-translate-${kind}`;
  for (const element of document.querySelectorAll(`[${attribute}]`))
    element.removeAttribute(attribute);
  for (const { element, range } of texts) if (!range) element.setAttribute(attribute, '');
}
