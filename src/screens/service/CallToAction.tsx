import { useTranslation } from 'react-i18next';
import { useHref } from '../../i18n/page';
import { Button } from '../../ui/Button';
import { WithArrow } from '../../ui/WithArrow';

export function CallToAction() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <section className="dune-edge bg-ink text-paper">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-12 gap-y-8 py-20">
        <h2 className="display max-w-2xl text-heading">{t('service.callToAction')}</h2>
        <Button to={href({ name: 'home' }, 'contact')} variant="gold">
          <WithArrow text={t('service.contactUs')} />
        </Button>
      </div>
    </section>
  );
}
