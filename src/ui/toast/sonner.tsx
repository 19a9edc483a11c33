import { Fragment, useEffect, useRef } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import type { FeedProps, OutletProps } from './toast';

/** Our own key serves the region around, which is there without the library. */
const noHotkey: string[] = [];

/** Where sonner puts the notifications of one variant. */
export function Outlet({ variant, direction }: OutletProps) {
  return (
    <Toaster
      ref={leaveToRegion}
      id={variant}
      dir={direction}
      customAriaLabel=""
      hotkey={noHotkey}
      visibleToasts={1}
    />
  );
}

/** sonner's own live region would say politely what is urgent, and its name is the region's. */
function leaveToRegion(section: HTMLElement | null): void {
  for (const name of ['aria-live', 'aria-relevant', 'aria-atomic', 'aria-label', 'tabindex']) {
    section?.removeAttribute(name);
  }
}

/** Hands the page's notification to sonner. Its time, keys and swipe are ours, not the library's. */
export function Feed({ toast, card }: FeedProps) {
  const shownId = useRef<string>(null);

  useEffect(() => {
    if (toast?.stack) {
      // One that replaces another takes its id: both would be on the page while the old one leaves.
      shownId.current ??= `toast-${toast.number}`;
      sonner.custom(() => <Fragment key={toast.number}>{card}</Fragment>, {
        id: shownId.current,
        toasterId: toast.variant,
        duration: Infinity,
        dismissible: false,
      });
    } else if (shownId.current) {
      sonner.dismiss(shownId.current);
      shownId.current = null;
    }
  }, [toast, card]);

  return null;
}
