import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHref } from '../../routing/usePage';
import { practices, services } from '../../site/catalogue';
import { Reveal } from '../../ui/Reveal';
import { ServiceWheel } from '../../ui/ServiceWheel';
import { PracticeServices } from './PracticeServices';
import { SampleCard } from './SampleCard';
import { useHighlight } from './useHighlight';

const practicesWithoutSection = practices.filter(({ listedIn }) => listedIn === 'overview');

/** The index: every service by name, below its practice, and as a spoke of the wheel. */
export function Overview() {
  const { t } = useTranslation(['home', 'common']);
  const href = useHref();
  const navigate = useNavigate();
  const highlight = useHighlight();
  return (
    <section
      id="services"
      className="scroll-mt-[min(0px,2.5rem-var(--spacing-section))] bg-sand pt-section"
    >
      <div className="index container-page grid gap-x-8 md:grid-cols-2 md:gap-y-6 lg:grid-cols-3 roomy:gap-y-8">
        <div className="mb-5 flex justify-between gap-5 md:mb-0 md:flex-col md:justify-start roomy:contents">
          <div className="roomy:col-span-full roomy:grid roomy:grid-cols-subgrid roomy:items-baseline">
            <h2 className="display text-heading">{t('services.title')}</h2>
            <p className="mt-2 text-ink-soft sm:text-intro roomy:col-span-2">
              {t('services.intro', { count: services.length })}
            </p>
          </div>
          <ServiceWheel
            className="index-wheel shrink-0 max-xs:hidden"
            isCounted
            lit={highlight.highlighted}
            spokeProps={(slug) => ({
              ...highlight.handlersOf(slug),
              onClick: () => void navigate(href({ name: 'service', slug })),
            })}
          />
        </div>
        <ul className="contents">
          {practices.map((practice, index) => (
            <Reveal key={practice.id} index={index}>
              <PracticeServices practice={practice} highlight={highlight} />
            </Reveal>
          ))}
        </ul>
      </div>
      {practicesWithoutSection.map(
        ({ id, sampleSlug }) =>
          sampleSlug && (
            <div
              key={id}
              id={`sample-${id}`}
              className="container-page pt-8 pb-section md:grid md:grid-cols-2 md:gap-x-8 md:pt-12 lg:grid-cols-3 xl:pt-18"
            >
              <h3 className="sr-only">{t('common:sample.label')}</h3>
              <SampleCard
                practiceId={id}
                slug={sampleSlug}
                className="col-span-full md:max-lg:min-h-64"
                practiceName={t(`common:practices.${id}`)}
              />
            </div>
          ),
      )}
    </section>
  );
}
