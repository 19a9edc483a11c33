import { findTexts, liveRange, type FoundText } from '../../editor/browser/findTexts';
import { boxOf } from '../../editor/browser/geometry';
import { hasMark, marksIn, withoutMarks } from '../../editor/marks/marks';
import type { Box } from '../book';

/** A text of the page; it stands there as often as it is listed. */
export interface PageText {
  /** See `textId`. */
  id: string;
  /** The attribute that holds it; null for what is written on the page. */
  attribute: string | null;
  /** Where it is seen; null if it can't be. */
  box: Box | null;
}

export interface PageTexts {
  width: number;
  height: number;
  texts: PageText[];
}

/** Nothing of the page is left out. */
const nothing = document.createElement('i');

/**
 * Frees the page of its marks, and says where the marked texts are. Runs in the page.
 * The boxes are those of the page without marks, which is the one in the picture.
 */
export function takePageTexts(): PageTexts {
  const texts = findTexts(nothing).map((text) => ({ ...text, range: rangeOf(text) }));
  removeMarks();
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  return {
    width,
    height,
    texts: texts.map(({ id, place, range }) => ({
      id,
      attribute: place.kind === 'attribute' ? place.attribute : null,
      box: within(
        boxOf(range ? { kind: 'text', range: new StaticRange(range) } : place),
        width,
        height,
      ),
    })),
  };
}

/** A range that follows its text when the marks before it go. */
function rangeOf({ place }: FoundText): Range | null {
  return place.kind === 'text' ? liveRange(place.range) : null;
}

function removeMarks(): void {
  const walker = document.createTreeWalker(
    document.documentElement,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) removeFrom(node);
    else if (node instanceof Element) removeFromAttributes(node);
  }
}

function removeFrom(node: Text): void {
  for (const { start, end } of marksIn(node.data).reverse()) node.deleteData(start, end - start);
}

function removeFromAttributes(element: Element): void {
  for (const attribute of Array.from(element.attributes)) {
    if (hasMark(attribute.value)) attribute.value = withoutMarks(attribute.value);
  }
}

/** The box on the whole page; null if it isn't on it, as links that wait above the edge. */
function within(rect: DOMRect | null, width: number, height: number): Box | null {
  if (!rect) return null;
  const [left, top] = [rect.left + window.scrollX, rect.top + window.scrollY];
  const isOutside = left + rect.width < 0 || left > width || top + rect.height < 0 || top > height;
  if (isOutside) return null;
  return [Math.round(left), Math.round(top), Math.round(rect.width), Math.round(rect.height)];
}
