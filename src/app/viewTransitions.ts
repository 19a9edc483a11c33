/** Swallows the AbortError that React Router leaves unhandled when a view transition is interrupted. */
export function ignoreInterruptedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError')
      event.preventDefault();
  });
}
