/** Milliseconds. Firefox reports no paint of a page that loads scrolled, nor any browser in a hidden tab. */
const timeout = 1000;

export function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    const watch = () => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      setTimeout(resolve, timeout);
    };
    if (document.readyState === 'complete') watch();
    else window.addEventListener('load', watch, { once: true });
  });
}
