import { useTranslation } from 'react-i18next';
import { usePage } from '../i18n/PageContext';
import { ToastRegion } from '../ui/toast/ToastRegion';

export function Notifications() {
  const { t } = useTranslation();
  const { language } = usePage();
  return (
    <ToastRegion
      label={t('common.a11y.notifications')}
      closeLabel={t('common.a11y.closeNotification')}
      direction={language.direction}
    />
  );
}
