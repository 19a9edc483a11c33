import { useEffect, useRef, type ReactNode } from 'react';
import { toast } from 'sonner';

/** From the specification, in milliseconds. */
const duration = 5000;

interface ToastContent {
  type: 'success' | 'error' | 'info';
  title: ReactNode;
  description?: ReactNode;
}

/** Shows a toast and dismisses the previous one. Every toast of the site goes through here. */
export function showToast({ type, title, description }: ToastContent): void {
  dismissToast();
  const id: string | number = toast[type](
    <Timed onTimeUp={() => toast.dismiss(id)}>{title}</Timed>,
    {
      description,
      // sonner's own timer never restarts after a tap on a touch screen, nor after F8.
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

/** The title of a toast; calls `onTimeUp` after five seconds without pointer or focus on the toast. */
function Timed({ onTimeUp, children }: TimedProps) {
  const title = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const card = title.current?.closest<HTMLElement>('[data-sonner-toast]');
    const list = card?.parentElement;
    if (!card || !list) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let isUnderPointer = false;
    let isFocused = list.contains(document.activeElement);
    let timer: ReturnType<typeof setTimeout>;

    function restart() {
      clearTimeout(timer);
      if (!isUnderPointer && !isFocused && !document.hidden) timer = setTimeout(onTimeUp, duration);
    }
    function hold(element: HTMLElement | Document, event: string, update: () => void) {
      const listener = () => {
        update();
        restart();
      };
      element.addEventListener(event, listener, { signal });
    }
    hold(card, 'pointerenter', () => (isUnderPointer = true));
    hold(card, 'pointerleave', () => (isUnderPointer = false));
    // F8 focuses the list.
    hold(list, 'focusin', () => (isFocused = true));
    hold(list, 'focusout', () => (isFocused = false));
    hold(document, 'visibilitychange', () => undefined);
    // A tap or click must not focus the toast: the focus would stay on it.
    card.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    restart();
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [onTimeUp]);

  return <span ref={title}>{children}</span>;
}
