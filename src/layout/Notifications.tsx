import { createElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../i18n/PageContext';
import { loadToaster, useToaster } from '../ui/notify';

/** Safari focuses no button that is clicked. */
const signs = ['focusin', 'submit'] as const;

/**
 * The region of notifications. It comes once somebody has turned to something on the page, or sends
 * the form: its style sheet makes the browser look at every element again.
 */
export function Notifications() {
  const { t } = useTranslation();
  const { language } = usePage();
  const toaster = useToaster();

  useEffect(() => {
    if (toaster) return;
    const load = () => void loadToaster().catch(() => undefined);
    for (const sign of signs) document.addEventListener(sign, load);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, load);
    };
  }, [toaster]);

  if (!toaster) return null;
  return createElement(toaster, {
    label: t('a11y.notifications'),
    closeLabel: t('a11y.closeNotification'),
    direction: language.direction,
  });
}
