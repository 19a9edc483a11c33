import { useTranslation } from 'react-i18next';
import { practices, type Practice } from '../../site/catalogue';
import { SectionHeading } from '../../ui/SectionHeading';
import { OverviewCard } from './OverviewCard';

export type OverviewPractice = Exclude<Practice, { id: 'specialProjects' }>;

const overview = practices.filter(
  (practice): practice is OverviewPractice => practice.id !== 'specialProjects',
);

export function Overview() {
  const { t } = useTranslation();
  return (
    <section id="services" className="bg-sand py-section">
      <div className="container-page">
        <SectionHeading title={t('home.services.title')} intro={t('home.services.intro')} />
        <ul className="mt-14 grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
          {overview.map((practice, index) => (
            <OverviewCard key={practice.id} practice={practice} index={index} />
          ))}
        </ul>
      </div>
    </section>
  );
}
