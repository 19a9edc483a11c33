/**
 * Texts of a document that can't be read: transparent, invisible, without size
 * or off the page; runs in the page. What waits behind a control or for scripts
 * is left out: popovers, `[hidden]`, the skip link, and the form that needs scripts.
 * @param waiting selector of what is left out
 */
export function readUnreadable(waiting: string): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.nodeValue?.trim() || !element || element.closest(waiting)) continue;
    range.selectNodeContents(node);
    const { width, height, right, bottom } = range.getBoundingClientRect();
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isPlaced = width > 0 && height > 0 && right > 0 && bottom + window.scrollY > 0;
    if (!isSeen || !isPlaced) found.push(node.nodeValue.trim());
  }
  return found;
}
