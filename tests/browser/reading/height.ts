/** Texts that a box cuts above or below, as a fixed height would; runs in the page. */
export function readCutHeights(): string[] {
  const tolerance = 1;
  const range = document.createRange();
  const found: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const isOnlySpoken = getComputedStyle(element).clipPath === 'inset(50%)';
    if (isOnlySpoken || element.closest('svg') || !element.checkVisibility()) continue;
    const texts = [...element.childNodes].filter(
      (node) => node instanceof Text && node.data.trim() !== '',
    );
    for (let box: Element | null = element; box && texts.length > 0; box = box.parentElement) {
      // The root's own overflow is the window's.
      if (box === document.documentElement) break;
      if (!['hidden', 'clip'].includes(getComputedStyle(box).overflowY)) continue;
      const { top, bottom } = box.getBoundingClientRect();
      const isCut = texts.some((text) => {
        range.selectNodeContents(text);
        const rect = range.getBoundingClientRect();
        return rect.top < top - tolerance || rect.bottom > bottom + tolerance;
      });
      if (isCut) found.push(`<${element.localName}> “${element.textContent.trim().slice(0, 40)}”`);
    }
  }
  return found;
}
