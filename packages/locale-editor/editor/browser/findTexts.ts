import { hasMark, marksIn, withoutMarks } from '../marks/marks';

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
 * All texts of the document that come from a locale file, in its order.
 * @param own the editor's element, which is left out
 */
export function findTexts(own: Element): FoundText[] {
  const found: FoundText[] = [];
  const open: Opened[] = [];
  const walker = document.createTreeWalker(
    document.documentElement,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node === own || (node instanceof Element && node.matches(skipped))
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) found.push(...inAttributes(node));
    else if (node instanceof Text) found.push(...endingIn(node, open));
  }
  return found;
}

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
  const range = document.createRange();
  range.setStart(startContainer, Math.min(startOffset, lengthOf(startContainer)));
  range.setEnd(endContainer, Math.min(endOffset, lengthOf(endContainer)));
  return range;
}

function lengthOf(node: Node): number {
  return node instanceof Text ? node.length : node.childNodes.length;
}
