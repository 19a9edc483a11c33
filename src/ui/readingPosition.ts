/** Blocks that a page has in every language, in the same order. Sources of law, which differ, are left out. */
const blockSelector = 'main :is(h1, h2, h3, p, li, figure):not(.law *)';

interface ReadingPosition {
  index: number;
  top: number;
  scrollY: number;
  /** Whether each disclosure of the page is open. */
  open: boolean[];
}

let saved: ReadingPosition | undefined;

const disclosures = () => [...document.querySelectorAll('details')];

export function saveReadingPosition(): void {
  const { innerHeight, scrollY } = window;
  const rects = [...document.querySelectorAll(blockSelector)].map((block) =>
    block.getBoundingClientRect(),
  );
  const index =
    scrollY === 0
      ? -1
      : rects.findLastIndex(({ top, height }) => height > 0 && top <= innerHeight / 3);
  const open = disclosures().map((details) => details.open);
  saved = { index, top: rects[index]?.top ?? 0, scrollY, open };
}

/** True if restoring the position needs the whole page, not only what is above the fold. */
export function needsWholePage(): boolean {
  return saved !== undefined && (saved.scrollY !== 0 || saved.open.includes(true));
}

/**
 * After a change of language, opens the disclosures that were open, and scrolls until the block that was being read is where it was in the window.
 * If there was no such block, as at the top of the page, restores `scrollY`.
 * @returns the block, if there is one
 */
export function restoreReadingPosition(): HTMLElement | undefined {
  const position = saved;
  saved = undefined;
  if (!position) return undefined;
  for (const [index, details] of disclosures().entries()) details.open = !!position.open[index];
  const block = document.querySelectorAll<HTMLElement>(blockSelector)[position.index];
  if (!block) {
    window.scrollTo({ top: position.scrollY, behavior: 'instant' });
    return undefined;
  }
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
