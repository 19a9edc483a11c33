import { boxOf, findTexts, liveRange } from '../editor/browser/findTexts';
import { hasMark, marksIn, withoutMarks } from '../editor/marks';
import type { Box } from './book';

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

declare global {
  interface Window {
    takePageTexts: () => PageTexts;
  }
}

/**
 * Frees the page of its marks, and says where the marked texts are. Runs in the page.
 * The boxes are those of the page without marks, which is the one in the picture.
 */
window.takePageTexts = (): PageTexts => {
  // Ranges follow their texts when the marks before them go.
  const texts = findTexts(document).map(({ id, place }) => ({
    ...{ id, place },
    range: place.kind === 'text' ? liveRange(place.range) : null,
  }));
  removeMarks();
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  return {
    width,
    height,
    texts: texts.map(({ id, place, range }) => {
      const box = boxOf(range ? { kind: 'text', range: new StaticRange(range) } : place);
      const attribute = place.kind === 'attribute' ? place.attribute : null;
      return { id, attribute, box: within(box, width, height) };
    }),
  };
};

function removeMarks(): void {
  const walker = document.createTreeWalker(
    document.documentElement,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) {
      for (const { start, end } of marksIn(node.data).reverse()) {
        node.deleteData(start, end - start);
      }
    } else if (node instanceof Element) {
      for (const attribute of Array.from(node.attributes)) {
        if (hasMark(attribute.value)) attribute.value = withoutMarks(attribute.value);
      }
    }
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
