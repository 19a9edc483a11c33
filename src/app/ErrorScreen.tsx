import { useTranslation } from 'react-i18next';
import { useHref } from '../i18n/PageContext';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

interface ErrorScreenProps {
  error: unknown;
  /** Whether the page could not be loaded for want of a connection. */
  isOffline?: boolean;
}

export function ErrorScreen({ error, isOffline = false }: ErrorScreenProps) {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <Notice
      title={isOffline ? t('error.offlineTitle') : t('error.title')}
      text={isOffline ? t('error.offlineText') : t('error.text')}
      detail={messageOf(error)}
    >
      <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
      <Button to={href({ name: 'home' })} variant="quiet" reload>
        {t('error.home')}
      </Button>
    </Notice>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
