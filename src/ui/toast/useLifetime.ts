import { useEffect, useRef, type RefObject } from 'react';
import { createCountdown } from './countdown';
import { dismissToast } from './store';
import type { Toast } from './toast';

const milliseconds = 5000;

/**
 * Takes a notification away after its time, which stands still while the
 * pointer is on it, the focus is in its region or the tab is hidden.
 */
export function useLifetime(region: RefObject<HTMLElement | null>, toast: Toast | null): void {
  const isPointed = useRef(false);
  const number = toast?.number;

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const enter = () => {
      isPointed.current = true;
    };
    const leave = () => {
      isPointed.current = false;
    };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
    };
  }, [region]);

  useEffect(() => {
    const element = region.current;
    if (!element || number === undefined) return;
    const { pause, resume } = createCountdown(milliseconds, () => dismissToast(number));
    const update = () => {
      const isFocused = element.contains(document.activeElement);
      if (isPointed.current || isFocused || document.hidden) pause();
      else resume();
    };
    // A notification that goes from under a resting pointer sends no event of leaving.
    isPointed.current &&= element.matches(':hover');
    update();
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const event of events) element.addEventListener(event, update);
    document.addEventListener('visibilitychange', update);
    return () => {
      pause();
      for (const event of events) element.removeEventListener(event, update);
      document.removeEventListener('visibilitychange', update);
    };
  }, [region, number]);
}
