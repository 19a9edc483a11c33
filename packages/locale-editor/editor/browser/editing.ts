import { findTexts, type FoundText } from './findTexts';
import { textAt } from './geometry';

interface EditingOptions {
  /** The editor's own element. */
  own: Element;
  /** Called with the text under the pointer. */
  onPoint: (text: FoundText | null) => void;
  onOpen: (text: FoundText) => void;
  /** Called when the page's texts or their places may have changed. */
  onPageChange: () => void;
  /** Called when the page has other texts than before. */
  onOtherTexts: () => void;
}

/** How long the page must rest before its texts are looked for again. */
const rest = 120;

/** Makes the page's texts something to point at, instead of something to use. */
export function createEditing(options: EditingOptions) {
  const { own, onPoint, onOpen, onPageChange, onOtherTexts } = options;
  let texts: readonly FoundText[] = [];
  let controller: AbortController | undefined;
  let resting: number | undefined;
  const observer = new MutationObserver(() => {
    window.clearTimeout(resting);
    resting = window.setTimeout(look, rest);
  });

  function look(): void {
    const before = wordingOf(texts);
    texts = findTexts(own);
    onPageChange();
    if (wordingOf(texts) !== before) onOtherTexts();
  }

  function under({ clientX, clientY, target }: MouseEvent): FoundText | null {
    return target === own ? null : textAt(texts, clientX, clientY);
  }

  function onClick(event: MouseEvent): void {
    const isForPage = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // Enter on a link or button is a click without a place.
    if (isForPage || event.detail === 0) return;
    const text = under(event);
    if (!text) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onOpen(text);
  }

  function start(): void {
    controller = new AbortController();
    const { signal } = controller;
    const early = { signal, capture: true };
    window.addEventListener('click', onClick, early);
    window.addEventListener('pointermove', (event) => onPoint(under(event)), { signal });
    window.addEventListener('scroll', onPageChange, { ...early, passive: true });
    window.addEventListener('resize', onPageChange, { signal });
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-label', 'placeholder', 'title', 'alt', 'content', 'hidden', 'class'],
    });
    look();
  }

  function stop(): void {
    controller?.abort();
    observer.disconnect();
    window.clearTimeout(resting);
    texts = [];
    onPoint(null);
  }

  return { start, stop, texts: () => texts };
}

function wordingOf(texts: readonly FoundText[]): string {
  return texts.map(({ id, shown }) => `${id} ${shown}`).join('\n');
}
