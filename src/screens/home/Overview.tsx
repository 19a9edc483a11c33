import { useTranslation } from 'react-i18next';
import { practices } from '../../site/catalogue';
import { PracticeBand } from './PracticeBand';
import { cardPractices, OverviewCard } from './OverviewCard';
import { SampleCard } from './SampleCard';
import { ServiceCard } from './ServiceCard';

const practicesListedInOverview = practices.filter(({ listedIn }) => listedIn === 'overview');

export function Overview() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <section id="services" className="bg-sand py-section">
      <div className="container-page">
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-baseline">
          <h2 className="display text-heading lg:col-span-4">{t('services.title')}</h2>
          <p className="max-w-2xl text-ink-soft sm:text-lead lg:col-span-8">
            {t('services.intro')}
          </p>
        </div>
        <ul className="mt-6 grid gap-x-4 gap-y-2 sm:mt-14 sm:grid-cols-2 sm:gap-y-4 xl:grid-cols-4">
          {cardPractices.map((practice, index) => (
            <OverviewCard key={practice.id} practice={practice} index={index} />
          ))}
        </ul>
      </div>
      {practicesListedInOverview.map((practice) => (
        <div
          key={practice.id}
          id={practice.anchor}
          data-practice={practice.id}
          className="mt-8 sm:mt-16"
        >
          <PracticeBand practiceId={practice.id} isCompact>
            <p className="max-w-3xl headline text-statement text-balance">
              {t(`common:practices.${practice.id}`)}
            </p>
          </PracticeBand>
          <div className="cards container-page">
            <ul className="contents">
              {practice.services.map((slug, index) => (
                <ServiceCard key={slug} slug={slug} index={index} />
              ))}
            </ul>
            <SampleCard practice={practice} />
          </div>
        </div>
      ))}
    </section>
  );
}
