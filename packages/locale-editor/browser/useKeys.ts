import { useEffect, useEffectEvent } from 'react';

/**
 * Hears keys before everything else, wherever the focus is.
 * @param listener is told the innermost element that the key was pressed on, in the editor too
 */
export function useKeys(listener: (event: KeyboardEvent, focused: Element | null) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const [focused] = event.composedPath();
    listener(event, focused instanceof Element ? focused : null);
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', heard, { capture: true });
    return () => window.removeEventListener('keydown', heard, { capture: true });
  }, []);
}
