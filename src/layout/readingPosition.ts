/** Blocks that a page has in every language, in the same order. Sources of law, which differ, are left out. */
const blockSelector = 'main :is(h1, h2, h3, p, li, figure):not(.law *)';

let saved: { index: number; top: number; scrollY: number } | undefined;

export function saveReadingPosition(): void {
  const { innerHeight, scrollY } = window;
  const rects = [...document.querySelectorAll(blockSelector)].map((block) =>
    block.getBoundingClientRect(),
  );
  const index =
    scrollY === 0
      ? -1
      : rects.findLastIndex(({ top, height }) => height > 0 && top <= innerHeight / 3);
  saved = { index, top: rects[index]?.top ?? 0, scrollY };
}

/**
 * After a change of language, scrolls until the block that was being read is where it was in the window.
 * If there was no such block, as at the top of the page, restores `scrollY`.
 * @returns the block, if there is one
 */
export function restoreReadingPosition(): Element | undefined {
  const position = saved;
  saved = undefined;
  const block = position && document.querySelectorAll(blockSelector)[position.index];
  if (position && !block) window.scrollTo({ top: position.scrollY, behavior: 'instant' });
  if (!block) return undefined;
  block.closest('details')?.setAttribute('open', '');
  const scrollToSaved = () => {
    const { top } = block.getBoundingClientRect();
    window.scrollBy({ top: top - position.top, behavior: 'instant' });
    return window.scrollY;
  };
  const restoredY = scrollToSaved();
  // Fonts that load later change the height of the text above the block. Scroll anchoring, which would
  // correct the position too, is off until then.
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  void document.fonts.ready.then(() => {
    if (window.scrollY === restoredY) scrollToSaved();
    style.overflowAnchor = '';
  });
  return block;
}
