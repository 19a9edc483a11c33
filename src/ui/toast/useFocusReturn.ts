import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { currentToast, onToast } from './store';

/**
 * Remembers where the focus was before it went into a region, and brings it
 * back there when the region's notification goes.
 * @returns what brings the focus back, if it is in the region
 */
export function useFocusReturn(region: RefObject<HTMLElement | null>): () => void {
  const before = useRef<HTMLElement>(null);

  const giveBack = useCallback(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !region.current?.contains(activeElement)) return;
    if (before.current?.isConnected) before.current.focus({ preventScroll: true });
    else activeElement.blur();
  }, [region]);

  useEffect(() => {
    const isOutside = (target: EventTarget | null): target is HTMLElement =>
      target instanceof HTMLElement && !region.current?.contains(target);
    const enter = ({ target }: FocusEvent) => {
      if (isOutside(target)) before.current = target;
    };
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      // A button that is disabled while it works loses the focus, but is where the visitor was.
      if (isOutside(target) && !relatedTarget && !target.matches(':disabled')) {
        before.current = null;
      }
    };
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
    };
  }, [region]);

  // Before the notification leaves the document, and the focus with it.
  useEffect(
    () =>
      onToast(() => {
        if (!currentToast()) giveBack();
        else if (region.current?.contains(document.activeElement)) region.current.focus();
      }),
    [region, giveBack],
  );

  return giveBack;
}
