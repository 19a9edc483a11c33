import { useTranslation } from 'react-i18next';
import { useHref } from '../i18n/PageContext';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

interface ErrorScreenProps {
  error: unknown;
}

export function ErrorScreen({ error }: ErrorScreenProps) {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <Notice title={t('common.error.title')} text={t('common.error.text')} detail={messageOf(error)}>
      <Button onClick={() => window.location.reload()}>{t('common.error.reload')}</Button>
      <Button href={href({ name: 'home' })} variant="quiet" reload>
        {t('common.error.home')}
      </Button>
    </Notice>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
