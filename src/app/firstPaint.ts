/** Firefox reports no paint of a page that loads scrolled. No browser reports a paint in a hidden tab. */
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
