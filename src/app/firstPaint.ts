/** For paints that are not reported: in Firefox of a page that loads scrolled, and in any hidden tab. */
const timeoutMs = 1000;

export function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    const watch = () => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      setTimeout(resolve, timeoutMs);
    };
    if (document.readyState === 'complete') watch();
    else window.addEventListener('load', watch, { once: true });
  });
}
