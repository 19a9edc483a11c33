const height = '--bottom-bar';

/**
 * A ref for what lies over the foot of the page: as long as it is there, the
 * style sheet knows its height and keeps what matters above it.
 */
export function keepFootFree(bar: HTMLElement | null): (() => void) | void {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const isOver = getComputedStyle(bar).position === 'fixed';
    style.setProperty(height, isOver ? `${bar.offsetHeight}px` : '0px');
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(height);
  };
}
