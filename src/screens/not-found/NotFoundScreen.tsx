import { useTranslation } from 'react-i18next';
import { useHref, usePage } from '../../i18n/PageContext';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

/** An unknown address, or the address of a service that there is not. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const href = useHref();
  const { screen } = usePage();
  const isService = screen.name === 'serviceNotFound';
  return (
    <Notice
      title={isService ? t('common.serviceNotFound.title') : t('common.notFound.title')}
      text={isService ? t('common.serviceNotFound.text') : t('common.notFound.text')}
    >
      <Button href={href({ name: 'home' })}>{t('common.notFound.home')}</Button>
      <Button href={href({ name: 'home' }, 'services')} variant="quiet">
        {t('common.notFound.services')}
      </Button>
    </Notice>
  );
}
