import { useTranslation } from 'react-i18next';
import { useHref, usePage } from '../../routing/usePage';
import { Button } from '../../ui/Button';
import { StatusScreen } from '../../ui/StatusScreen';

export function NotFoundScreen() {
  const { t } = useTranslation();
  const href = useHref();
  const { screen } = usePage();
  const isService = screen.name === 'serviceNotFound';
  return (
    <StatusScreen
      title={isService ? t('serviceNotFound.title') : t('notFound.title')}
      text={isService ? t('serviceNotFound.text') : t('notFound.text')}
    >
      <Button to={href({ name: 'home' })}>{t('notFound.home')}</Button>
      <Button to={href({ name: 'home' }, 'services')} variant="quiet">
        {t('notFound.services')}
      </Button>
    </StatusScreen>
  );
}
