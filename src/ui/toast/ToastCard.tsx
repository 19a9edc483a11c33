import { useEffect, useRef } from 'react';
import { Icon } from '../Icon';
import { followSwipe } from './followSwipe';
import { dismissToast } from './store';
import type { Toast } from './toast';
import type { Direction } from './swipe';

export interface ToastCardProps {
  toast: Toast;
  closeLabel: string;
  direction: Direction;
}

const icons = { success: 'check', destructive: 'alert' } as const;

export function ToastCard({ toast, closeLabel, direction }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const { number, variant, title, text, lang } = toast;

  useEffect(
    () =>
      card.current ? followSwipe(card.current, direction, () => dismissToast(number)) : undefined,
    [direction, number],
  );

  return (
    <div ref={card} data-variant={variant} className="toast-card">
      <Icon name={icons[variant]} className="toast-icon" />
      <div lang={lang} className="min-w-0 grow py-3.5">
        <p dir="auto" className="font-semibold text-accent">
          {title}
        </p>
        <p dir="auto" className="mt-1 text-small text-ink">
          {text}
        </p>
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        // sonner takes the focus back from what leaves its list, unless it is marked so.
        data-dismissible="false"
        onClick={() => dismissToast(number)}
        className="grid size-11 shrink-0 place-items-center hover:bg-sand"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
