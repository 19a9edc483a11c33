/**
 * Swallows the rejection that React Router leaves unhandled when a view transition is interrupted: by
 * another navigation (AbortError), a resize or a hidden tab (InvalidStateError), a slow page
 * (TimeoutError). Engines choose the name, so it isn't compared.
 */
export function ignoreInterruptedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException) event.preventDefault();
  });
}
