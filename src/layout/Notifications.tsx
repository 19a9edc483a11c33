import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../i18n/PageContext';
import type { ToasterProps } from '../ui/Toaster';

/** The region of notifications. Nobody can cause one before the page is alive, so it comes late. */
export function Notifications() {
  const { t } = useTranslation();
  const { language } = usePage();
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();

  useEffect(() => {
    import('../ui/Toaster').then(
      ({ Toaster }) => setToaster(() => Toaster),
      () => undefined,
    );
  }, []);

  if (!Toaster) return null;
  return (
    <Toaster
      label={t('a11y.notifications')}
      closeLabel={t('a11y.closeNotification')}
      direction={language.direction}
    />
  );
}
