import { useEffect, useRef, type ReactNode } from 'react';
import { toast } from 'sonner';

/** Milliseconds, from the specification. */
const lifetime = 5000;

const gapAboveToast = 16;

interface ToastContent {
  type: 'success' | 'error' | 'info';
  title: ReactNode;
  description?: ReactNode;
}

/** Shows a toast and dismisses the previous one. Don't call sonner's `toast` elsewhere. */
export function showToast({ type, title, description }: ToastContent): void {
  dismissToast();
  const id: string | number = toast[type](
    <Timed onTimeUp={() => toast.dismiss(id)}>{title}</Timed>,
    {
      description,
      // sonner's own timer doesn't restart after a tap on a touch screen or after F8, which focuses a toast.
      duration: Infinity,
    },
  );
}

export function dismissToast(): void {
  toast.dismiss();
}

interface TimedProps {
  onTimeUp: () => void;
  children: ReactNode;
}

/** A toast's title; calls `onTimeUp` after five seconds without pointer or focus on the toast. */
function Timed({ onTimeUp, children }: TimedProps) {
  const title = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const card = title.current?.closest<HTMLElement>('[data-sonner-toast]');
    const list = card?.parentElement;
    if (!card || !list) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    let isUnderPointer = false;
    let isFocused = list.contains(document.activeElement);
    let timer: ReturnType<typeof setTimeout>;

    function restart() {
      clearTimeout(timer);
      if (!isUnderPointer && !isFocused && !document.hidden) timer = setTimeout(onTimeUp, lifetime);
    }
    function listen(element: HTMLElement | Document, event: string, update: () => void) {
      const listener = () => {
        update();
        restart();
      };
      element.addEventListener(event, listener, { signal });
    }
    listen(card, 'pointerenter', () => (isUnderPointer = true));
    listen(card, 'pointerleave', () => (isUnderPointer = false));
    listen(list, 'focusin', () => (isFocused = true));
    listen(list, 'focusout', () => (isFocused = false));
    listen(document, 'visibilitychange', () => undefined);
    // Otherwise a tap or click would focus the toast, and a toast stays while it is focused.
    card.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    restart();
    uncover(list, card);
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [onTimeUp]);

  return <span ref={title}>{children}</span>;
}

/**
 * Scrolls until the toast covers no `data-keep-visible` element: a field's error or the form's note. An
 * element that begins just below the window counts as covered.
 */
function uncover(list: HTMLElement, card: HTMLElement): void {
  const { bottom, left, right } = list.getBoundingClientRect();
  // Computed, because the card is still moving to this position.
  const cardTop = bottom - card.offsetHeight;
  const isNear = (box: DOMRect) =>
    box.top < window.innerHeight + card.offsetHeight && box.left < right && box.right > left;
  const overlaps = [...document.querySelectorAll('[data-keep-visible]')]
    .map((text) => text.getBoundingClientRect())
    .filter(isNear)
    .map((box) => box.bottom - cardTop + gapAboveToast);
  const largestOverlap = Math.max(0, ...overlaps);
  if (largestOverlap > 0) window.scrollBy({ top: largestOverlap });
}
