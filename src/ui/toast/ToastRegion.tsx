import { useMemo, useRef, useSyncExternalStore } from 'react';
import { currentToast, onToast, readyStack } from './store';
import type { Direction } from './swipe';
import { ToastCard } from './ToastCard';
import { useFocusReturn } from './useFocusReturn';
import { useLifetime } from './useLifetime';
import { useToastKeys } from './useToastKeys';
import { useToastStyles } from './useToastStyles';

interface ToastRegionProps {
  /** Name of the region. */
  label: string;
  closeLabel: string;
  direction: Direction;
}

/**
 * Where notifications appear. The region and its two live regions are there
 * from the start: screen readers only announce what is put into them.
 */
export function ToastRegion({ label, closeLabel, direction }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const toast = useSyncExternalStore(onToast, currentToast, () => null);
  const stack = useSyncExternalStore(onToast, readyStack, () => null);
  const giveBack = useFocusReturn(region);
  useToastKeys(region, toast, giveBack);
  useLifetime(region, toast);
  useToastStyles();

  const card = useMemo(
    () =>
      toast && (
        <ToastCard key={toast.number} toast={toast} closeLabel={closeLabel} direction={direction} />
      ),
    [toast, closeLabel, direction],
  );
  const show = (variant: 'success' | 'destructive') => (
    <>
      {stack && <stack.Outlet variant={variant} direction={direction} />}
      {toast?.variant === variant && !toast.stack && card}
    </>
  );
  return (
    <section ref={region} aria-label={label} tabIndex={-1} className="toast-region no-print">
      <div role="status">{show('success')}</div>
      <div role="alert">{show('destructive')}</div>
      {stack && <stack.Feed toast={toast} card={card} />}
    </section>
  );
}
