const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'submit'] as const;

/**
 * Calls back once: when the page has painted and has all that it shows, or at the
 * first sign that somebody wants to use it, whichever comes first.
 */
export function onFirstNeed(callback: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;
  function need(): void {
    if (signal.aborted) return;
    controller.abort();
    callback();
  }
  for (const intent of intents) {
    window.addEventListener(intent, (event) => isResting(event) || need(), {
      capture: true,
      passive: true,
      signal,
    });
  }
  void Promise.all([hasPainted(), hasLoaded()]).then(need);
}

/** Browsers also report a pointer that lies still, when a page comes to lie under it. */
function isResting(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
  return event.movementX === 0 && event.movementY === 0;
}

function hasPainted(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** Fonts are there by then: code would share the connection with them. */
function hasLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
  });
}
