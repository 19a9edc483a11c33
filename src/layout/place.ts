/** What a reader's place is held by: the same in each language. Sources of law are each language's own. */
const blocks = 'main :is(h1, h2, h3, p, li, figure):not(.law *)';

let kept: { index: number; top: number } | undefined;

/** Notes which block the visitor is reading, and its height in the window, before the language changes. */
export function keepPlace(): void {
  const eye = window.innerHeight / 3;
  const tops = [...document.querySelectorAll(blocks)].map((block) => block.getBoundingClientRect());
  const index = tops.findLastIndex(({ top, height }) => height > 0 && top <= eye);
  const place = tops[index];
  kept = place && window.scrollY > 0 ? { index, top: place.top } : undefined;
}

/**
 * Puts the block that was read back at its height, on the same page in another language.
 * @returns the block; undefined where none was kept
 */
export function restorePlace(): Element | undefined {
  const place = kept;
  kept = undefined;
  const block = place && document.querySelectorAll(blocks)[place.index];
  if (!block) return undefined;
  block.closest('details')?.setAttribute('open', '');
  const putBack = () => {
    const { top } = block.getBoundingClientRect();
    window.scrollBy({ top: top - place.top, behavior: 'instant' });
    return window.scrollY;
  };
  const at = putBack();
  // The fonts of the language may come later, and change the height of what stands above. The
  // browser, which knows another anchor, leaves the page where it is until then.
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  void document.fonts.ready.then(() => {
    if (window.scrollY === at) putBack();
    style.overflowAnchor = '';
  });
  return block;
}
