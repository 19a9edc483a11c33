/** The blocks that all languages of a page have in the same order; sources of law differ. */
const blocks = 'main :is(h1, h2, h3, p, li, figure):not(.law *)';

let kept: { index: number; top: number; scrollY: number } | undefined;

export function keepPlace(): void {
  const { innerHeight, scrollY } = window;
  const tops = [...document.querySelectorAll(blocks)].map((block) => block.getBoundingClientRect());
  const index =
    scrollY === 0
      ? -1
      : tops.findLastIndex(({ top, height }) => height > 0 && top <= innerHeight / 3);
  kept = { index, top: tops[index]?.top ?? 0, scrollY };
}

/**
 * Puts the block that was read back at its height, on the same page in another language; without one,
 * as at the top of the page, the page keeps its scroll position.
 * @returns the block; undefined where none was kept
 */
export function restorePlace(): Element | undefined {
  const place = kept;
  kept = undefined;
  const block = place && document.querySelectorAll(blocks)[place.index];
  if (place && !block) window.scrollTo({ top: place.scrollY, behavior: 'instant' });
  if (!block) return undefined;
  block.closest('details')?.setAttribute('open', '');
  const putBack = () => {
    const { top } = block.getBoundingClientRect();
    window.scrollBy({ top: top - place.top, behavior: 'instant' });
    return window.scrollY;
  };
  const at = putBack();
  // Fonts that load later change the height of the text above: scroll anchoring is off until then.
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  void document.fonts.ready.then(() => {
    if (window.scrollY === at) putBack();
    style.overflowAnchor = '';
  });
  return block;
}
