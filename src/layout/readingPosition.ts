/** The same blocks in the same order in every language of a page; sources of law differ. */
const blocks = 'main :is(h1, h2, h3, p, li, figure):not(.law *)';

let saved: { index: number; top: number; scrollY: number } | undefined;

export function saveReadingPosition(): void {
  const { innerHeight, scrollY } = window;
  const tops = [...document.querySelectorAll(blocks)].map((block) => block.getBoundingClientRect());
  const index =
    scrollY === 0
      ? -1
      : tops.findLastIndex(({ top, height }) => height > 0 && top <= innerHeight / 3);
  saved = { index, top: tops[index]?.top ?? 0, scrollY };
}

/**
 * After a change of language, scrolls the block that was being read back to its height in the window.
 * If the saved position has no block, because it is the top of the page, restores `scrollY`.
 * @returns the block; undefined if no block was saved
 */
export function restoreReadingPosition(): Element | undefined {
  const position = saved;
  saved = undefined;
  const block = position && document.querySelectorAll(blocks)[position.index];
  if (position && !block) window.scrollTo({ top: position.scrollY, behavior: 'instant' });
  if (!block) return undefined;
  block.closest('details')?.setAttribute('open', '');
  const scrollToSaved = () => {
    const { top } = block.getBoundingClientRect();
    window.scrollBy({ top: top - position.top, behavior: 'instant' });
    return window.scrollY;
  };
  const restoredY = scrollToSaved();
  // Scroll anchoring is off until the fonts, which change the height of the text above, have loaded.
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  void document.fonts.ready.then(() => {
    if (window.scrollY === restoredY) scrollToSaved();
    style.overflowAnchor = '';
  });
  return block;
}
