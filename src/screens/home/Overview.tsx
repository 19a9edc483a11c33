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
  const { t } = useTranslation('home');
  const href = useHref();
  const navigate = useNavigate();
  const highlight = useHighlight();
  return (
    <section id="services" className="bg-sand pt-[min(var(--spacing-section),3rem)] roomy:pt-16">
      <div className="index container-page grid gap-x-8 md:grid-cols-2 md:gap-y-6 lg:grid-cols-3 roomy:gap-y-10">
        <div className="mb-5 flex justify-between gap-5 md:mb-0 md:flex-col md:justify-start roomy:contents">
          <div className="roomy:col-span-full roomy:grid roomy:grid-cols-subgrid roomy:items-baseline">
            <h2 className="display text-heading">{t('services.title')}</h2>
            <p className="mt-2 text-ink-soft roomy:col-span-2">
              {t('services.intro', { count: services.length })}
            </p>
          </div>
          <ServiceWheel
            className="index-wheel size-20 shrink-0 max-xs:hidden md:size-28 roomy:-my-3 roomy:-ms-3.5 roomy:size-72"
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
      <div className="container-page pt-8 pb-section md:grid md:grid-cols-2 md:gap-x-8 md:pt-12 lg:grid-cols-3 xl:pt-18">
        {practicesWithoutSection.map(
          ({ id, sampleSlug }) =>
            sampleSlug && (
              <SampleCard key={id} practiceId={id} slug={sampleSlug} className="col-span-full" />
            ),
        )}
      </div>
    </section>
  );
}
