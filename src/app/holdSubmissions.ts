/**
 * Keeps a form that is submitted before the application is there from leaving
 * the page.
 * @returns lets go: a submission that was held is made again, once
 */
export function holdSubmissions(): () => void {
  let held: (() => void) | undefined;
  function hold(event: SubmitEvent): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    held = () => form.requestSubmit();
  }
  document.addEventListener('submit', hold);
  return () => {
    document.removeEventListener('submit', hold);
    held?.();
  };
}
