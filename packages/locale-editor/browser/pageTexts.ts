import { findTexts, type FoundText } from './findTexts';

/** How long the page must rest before its texts are looked for again. */
const rest = 120;

const watched = ['aria-label', 'placeholder', 'title', 'alt', 'content', 'hidden', 'class'];

/**
 * The texts of the page as a store for React: looked for while somebody listens.
 * @param own the editor's own element
 */
export function createPageTexts(own: Element) {
  const listeners = new Set<() => void>();
  let texts: readonly FoundText[] = [];
  let resting: number | undefined;
  const observer = new MutationObserver(() => {
    window.clearTimeout(resting);
    resting = window.setTimeout(look, rest);
  });

  function look(): void {
    texts = findTexts(document, own);
    for (const listener of listeners) listener();
  }

  return {
    texts: () => texts,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        observer.observe(document.documentElement, {
          ...{ subtree: true, childList: true, characterData: true },
          ...{ attributes: true, attributeFilter: watched },
        });
        look();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        observer.disconnect();
        window.clearTimeout(resting);
        texts = [];
      };
    },
  };
}
