const height = '--bottom-bar';

/**
 * A ref for what lies over the foot of the page: as long as it is there, the
 * style sheet knows its height and keeps what matters above it.
 */
export function keepFootFree(bar: HTMLElement | null): (() => void) | void {
  if (!bar) return;
  const { style } = document.documentElement;
  let frame = 0;
  // What follows from the height can change a size again: within one frame browsers call that a fault.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const isOver = getComputedStyle(bar).position === 'fixed';
      style.setProperty(height, isOver ? `${bar.offsetHeight}px` : '0px');
    });
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    style.removeProperty(height);
  };
}
