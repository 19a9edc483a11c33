import { useEffect, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster } from 'sonner';
import { useResultToast } from '../contact/useResultToast';
import { usePage } from '../routing/usePage';
import { Icon } from '../ui/Icon';
import { dismissToast } from '../ui/showToast';

const style = {
  '--width': '420px',
  '--border-radius': '0',
  '--normal-bg': 'var(--color-paper)',
  '--normal-text': 'var(--color-ink)',
  '--normal-border': 'currentcolor',
  '--toast-close-button-transform': 'none',
  fontFamily: 'inherit',
} as CSSProperties;

const hotkey = 'F8';

const offset = { bottom: 'calc(var(--bottom-bar) + 1rem)' };

export function Toasts() {
  const { t } = useTranslation();
  const { direction } = usePage().language;
  useResultToast();
  const edge = direction === 'rtl' ? 'left' : 'right';

  // In sonner, Escape only collapses the list of toasts.
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) dismissToast();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Toaster
      dir={direction}
      position={`bottom-${edge}`}
      swipeDirections={[edge]}
      hotkey={[hotkey]}
      visibleToasts={1}
      closeButton
      customAriaLabel={t('a11y.notifications', { key: hotkey })}
      toastOptions={{
        closeButtonAriaLabel: t('a11y.closeNotification'),
        classNames: {
          success: 'text-palm!',
          error: 'text-alarm!',
          toast: 'select-none items-start! pe-12! text-small!',
          title: 'font-semibold!',
          description: 'text-ink!',
          closeButton: 'start-auto! end-1! top-1! size-9! border-0! bg-transparent! text-ink!',
        },
      }}
      icons={{
        success: <Icon name="check" className="size-5" />,
        error: <Icon name="alert" className="size-5" />,
        info: <Icon name="alert" className="size-5" />,
        close: <Icon name="close" className="size-4" />,
      }}
      offset={offset}
      mobileOffset={offset}
      // eslint-disable-next-line no-restricted-syntax -- sonner sets it in the browser; prerendered HTML has no toasts
      style={style}
    />
  );
}
