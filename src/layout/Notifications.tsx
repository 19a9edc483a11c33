import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../i18n/PageContext';
import type { ToasterProps } from '../ui/Toaster';

/** Safari focuses no button that is clicked. */
const signs = ['focusin', 'submit'] as const;

/**
 * The region of notifications. It comes once somebody has turned to something on the page, or sends
 * the form: its style sheet makes the browser look at every element again.
 */
export function Notifications() {
  const { t } = useTranslation();
  const { language } = usePage();
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();

  useEffect(() => {
    if (Toaster) return;
    const load = () => {
      import('../ui/Toaster').then(
        ({ Toaster }) => setToaster(() => Toaster),
        () => undefined,
      );
    };
    for (const sign of signs) document.addEventListener(sign, load);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, load);
    };
  }, [Toaster]);

  if (!Toaster) return null;
  return (
    <Toaster
      label={t('a11y.notifications')}
      closeLabel={t('a11y.closeNotification')}
      direction={language.direction}
    />
  );
}
