import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus back to a form's submit button, which loses it by being
 * disabled while the form is being sent, unless the visitor has gone elsewhere.
 */
export function useKeptFocus(form: RefObject<HTMLFormElement | null>, isSending: boolean): void {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const remember = () => {
      const { activeElement } = document;
      button.current = activeElement instanceof HTMLButtonElement ? activeElement : null;
    };
    element.addEventListener('submit', remember, { capture: true });
    return () => element.removeEventListener('submit', remember, { capture: true });
  }, [form]);

  useEffect(() => {
    if (isSending) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) button.current?.focus({ preventScroll: true });
    button.current = null;
  }, [isSending]);
}
