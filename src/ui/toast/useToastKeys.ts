import { useEffect, type RefObject } from 'react';
import { dismissToast } from './store';
import type { Toast } from './toast';

/**
 * F8 moves the focus to the region; Escape takes the notification away or, where
 * there is none, brings the focus back from the region.
 * @param giveBack brings the focus back, if it is in the region
 */
export function useToastKeys(
  region: RefObject<HTMLElement | null>,
  toast: Toast | null,
  giveBack: () => void,
): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || hasModifier(event)) return;
      if (event.key === 'F8') {
        event.preventDefault();
        region.current?.focus();
      }
      if (event.key === 'Escape' && !closesSomethingElse()) {
        if (toast) {
          event.preventDefault();
          dismissToast(toast.number);
        } else giveBack();
      }
    }
    // On the window, so that every other listener has had the key before.
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [region, toast, giveBack]);
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** The browser closes an open popover or dialog by itself, without a word to the page before. */
function closesSomethingElse(): boolean {
  const popovers = document.querySelectorAll('[popover]:not([popover="manual"]), dialog');
  return [...popovers].some((element) => element.matches(openSelector()));
}

/** Browsers without popovers don't know their selector. */
function openSelector(): string {
  return CSS.supports('selector(:popover-open)') ? ':popover-open, :modal' : ':modal';
}
