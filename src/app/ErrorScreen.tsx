import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { i18nOf } from '../i18n/i18n';
import { useHref, usePage } from '../routing/usePage';
import { Button } from '../ui/Button';
import { StatusScreen } from '../ui/StatusScreen';

export function ErrorScreen() {
  // `useTranslation` needs the provider that Root renders, and Root may be what has failed.
  const { t } = i18nOf(usePage().language);
  const href = useHref();
  return (
    <StatusScreen
      title={t('error.title')}
      text={t('error.text')}
      detail={messageOf(useRouteError())}
    >
      <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
      <Button to={href({ name: 'home' })} variant="quiet" reloadDocument>
        {t('error.home')}
      </Button>
    </StatusScreen>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
