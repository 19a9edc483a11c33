const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'submit'] as const;

/**
 * Calls back once: when the first contents have been painted, or at the first
 * sign that somebody wants to use the page, whichever comes first.
 */
export function onFirstNeed(callback: () => void): void {
  const controller = new AbortController();
  const observer = new PerformanceObserver(need);
  function need(): void {
    if (controller.signal.aborted) return;
    controller.abort();
    observer.disconnect();
    callback();
  }
  for (const intent of intents) {
    window.addEventListener(intent, need, {
      capture: true,
      passive: true,
      signal: controller.signal,
    });
  }
  observer.observe({ type: 'paint', buffered: true });
}
