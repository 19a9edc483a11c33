import { useEffect, useRef } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import type { Toast, ToastMessage } from './store';
import type { Direction } from './swipe';
import { ToastCard } from './ToastCard';

interface OutletProps {
  variant: ToastMessage['variant'];
  direction: Direction;
}

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

interface FeedProps {
  toast: Toast | null;
  closeLabel: string;
  direction: Direction;
}

/** Hands the page's notification to sonner. Its time, keys and swipe are ours, not the library's. */
export function Feed({ toast, closeLabel, direction }: FeedProps) {
  const shownId = useRef<string>(null);

  useEffect(() => {
    if (toast?.stack) {
      const card = (
        <ToastCard key={toast.number} toast={toast} closeLabel={closeLabel} direction={direction} />
      );
      // One that replaces another takes its id: both would be on the page while the old one leaves.
      shownId.current ??= `toast-${toast.number}`;
      sonner.custom(() => card, {
        id: shownId.current,
        toasterId: toast.variant,
        duration: Infinity,
        dismissible: false,
      });
    } else if (shownId.current) {
      sonner.dismiss(shownId.current);
      shownId.current = null;
    }
  }, [toast, closeLabel, direction]);

  return null;
}
