import { marksIn, withoutMarks } from '../marks';

/** A text on the page. */
export interface FoundText {
  /** See `textId`. */
  id: string;
  /** As it stands there, with its placeholders filled in. */
  shown: string;
  /** The element that holds it. */
  holder: Element;
  /** Its words on the page; null where it stands in an attribute or in the page's title. */
  range: Range | null;
}

const skipped = 'script, style, template, noscript';

/**
 * All texts of the page that come from a locale file, in its order; of texts in texts the inner one first.
 * @param own the editor's element, which is left out
 */
export function findTexts(own: Element): FoundText[] {
  const found: FoundText[] = [];
  const open: { id: string; node: Text; offset: number }[] = [];
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
    if (node instanceof Element) {
      for (const { value } of node.attributes) found.push(...inString(value, node));
    } else if (node instanceof Text && node.parentElement) {
      const holder = node.parentElement;
      if (holder.localName === 'title') found.push(...inString(node.data, holder));
      else found.push(...endingIn(node));
    }
  }
  return found;

  function endingIn(node: Text): FoundText[] {
    return marksIn(node.data).flatMap((piece) => {
      if (piece.kind === 'open') {
        open.push({ id: piece.id, node, offset: piece.end });
        return [];
      }
      const start = open.pop();
      if (!start?.node.parentElement) return [];
      const range = new Range();
      range.setStart(start.node, start.offset);
      // The mark at the end is one cluster with the last letter, which would be drawn without the highlight.
      range.setEnd(node, piece.end);
      const shown = withoutMarks(range.toString());
      return { id: start.id, shown, holder: start.node.parentElement, range };
    });
  }
}

function inString(value: string, holder: Element): FoundText[] {
  const shown = withoutMarks(value);
  return marksIn(value).flatMap((piece) =>
    piece.kind === 'open' ? { id: piece.id, shown, holder, range: null } : [],
  );
}

/** What can be pointed at by its name for screen readers or its example, having no text. */
const nameable = 'a, button, img, input, textarea, select, [role="img"]';

/** Where a text is on the screen; null if it can't be seen there. */
function boxOf({ holder, range }: FoundText): DOMRect | null {
  if (!holder.checkVisibility({ visibilityProperty: true })) return null;
  const box = holder.getBoundingClientRect();
  // For screen readers alone: its words spread beyond the dot that it is.
  if (Math.round(box.width) <= 1) return null;
  if (range) return range.getBoundingClientRect();
  return holder.matches(nameable) ? box : null;
}

/** Whether the words of a text can be seen on the page, now or after scrolling. */
export function isSeen(text: FoundText): boolean {
  return text.range !== null && boxOf(text) !== null;
}

/** The text at a point of the window: the smallest one there, or else the name of the control there. */
export function textAt(texts: readonly FoundText[], x: number, y: number): FoundText | null {
  const target = document.elementFromPoint(x, y);
  const at = texts.flatMap((text) => {
    const box = target && isAround(text.holder, target) ? boxOf(text) : null;
    const isIn = box && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    return isIn ? { text, size: text.range ? box.width * box.height : Infinity } : [];
  });
  return at.sort((one, other) => one.size - other.size)[0]?.text ?? null;
}

function isAround(holder: Element, target: Element): boolean {
  return holder.contains(target) || target.contains(holder);
}

/**
 * Scrolls to a text, if none of its places is in view above the panel; otherwise
 * the page keeps its place.
 * @param dock how much of the window the panel takes
 */
export function reveal(places: readonly FoundText[], dock: number): void {
  const boxes = places
    .map((text) => ({ text, box: boxOf(text) }))
    .filter(({ box }) => box !== null);
  const bottom = window.innerHeight - dock;
  if (boxes.some(({ box }) => box && box.top >= 0 && box.bottom <= bottom)) return;
  boxes[0]?.text.holder.scrollIntoView({ block: 'center', behavior: 'instant' });
}

type Kind = 'chosen' | 'pointed';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  ::highlight(translate-pointed) { background: #ffe58a; color: #1b1f24; }
  ::highlight(translate-chosen) { background: #cfc7ff; color: #1b1f24; }
  [data-translate-pointed] { outline: 3px solid #c99a00; }
  [data-translate-chosen] { outline: 3px solid #4a35c4; }
`);
document.adoptedStyleSheets.push(sheet);

/** Shows texts on the page as chosen or pointed at, in place of those that were before. */
export function highlight(kind: Kind, texts: readonly FoundText[]): void {
  const ranges = texts.flatMap(({ range }) => range ?? []);
  CSS.highlights.set(`translate-${kind}`, new Highlight(...ranges));
  const attribute = `data-translate-${kind}`;
  for (const element of document.querySelectorAll(`[${attribute}]`)) {
    element.removeAttribute(attribute);
  }
  for (const { holder, range } of texts) if (!range) holder.setAttribute(attribute, '');
}
