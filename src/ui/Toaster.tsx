import { useEffect, type CSSProperties } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { Icon } from './Icon';
import { isPopoverOpen, keepOnTop } from './popover';

export interface ToasterProps {
  /** Name of the region. */
  label: string;
  closeLabel: string;
  direction: 'ltr' | 'rtl';
}

/** sonner's own variables, in the site's colours. */
const look = {
  '--width': '420px',
  '--border-radius': '0',
  '--normal-bg': 'var(--color-paper)',
  '--normal-text': 'var(--color-ink)',
  '--normal-border': 'var(--color-line)',
  '--success-bg': 'var(--color-paper)',
  '--success-text': 'var(--color-palm)',
  '--success-border': 'var(--color-palm)',
  '--error-bg': 'var(--color-paper)',
  '--error-text': 'var(--color-alarm)',
  '--error-border': 'var(--color-alarm)',
  fontFamily: 'inherit',
} as CSSProperties;

const offset = { bottom: 'calc(var(--bottom-bar) + 1rem)' };

/**
 * Where notifications appear: sonner's region, at the end of the lines and the foot of the window,
 * over an open menu too.
 */
export function Toaster({ label, closeLabel, direction }: ToasterProps) {
  const edge = direction === 'rtl' ? 'left' : 'right';

  useEffect(() => {
    function press({ key, defaultPrevented }: KeyboardEvent) {
      if (key === 'Escape' && !defaultPrevented && !isPopoverOpen()) toast.dismiss();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <div ref={keepOnTop} popover="manual" className="notifications">
      <Sonner
        dir={direction}
        position={`bottom-${edge}`}
        swipeDirections={[edge]}
        hotkey={['F8']}
        duration={5000}
        visibleToasts={1}
        closeButton
        richColors
        containerAriaLabel={label}
        toastOptions={{
          closeButtonAriaLabel: closeLabel,
          classNames: {
            toast: 'select-none items-start! text-small!',
            title: 'font-semibold!',
            description: 'text-ink!',
            closeButton: 'size-8!',
          },
        }}
        icons={{
          success: <Icon name="check" className="size-5" />,
          error: <Icon name="alert" className="size-5" />,
          close: <Icon name="close" className="size-4" />,
        }}
        offset={offset}
        mobileOffset={offset}
        // eslint-disable-next-line no-restricted-syntax -- React sets it in the browser, where the policy allows it
        style={look}
      />
    </div>
  );
}
