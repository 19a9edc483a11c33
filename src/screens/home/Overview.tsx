import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../ui/SectionHeading';
import { OverviewCard } from './OverviewCard';
import { overviewPractices } from './overviewPractices';

export function Overview() {
  const { t } = useTranslation('home');
  return (
    <section id="services" className="bg-sand py-section">
      <div className="container-page">
        <SectionHeading title={t('services.title')} intro={t('services.intro')} />
        <ul className="mt-8 grid gap-x-8 gap-y-8 sm:mt-14 sm:grid-cols-2 sm:gap-y-12 xl:grid-cols-4">
          {overviewPractices.map((practice, index) => (
            <OverviewCard key={practice.id} practice={practice} index={index} />
          ))}
        </ul>
      </div>
    </section>
  );
}
