import { useTranslation } from 'react-i18next';
import type { SectionPractice } from '../../site/catalogue';
import { PracticeBand } from './PracticeBand';
import { SampleCard } from './SampleCard';
import { ServiceCard } from './ServiceCard';

export function PracticeSection({ practice }: { practice: SectionPractice }) {
  const { id, anchor, services, sampleSlug } = practice;
  const { t } = useTranslation('home');
  // The sample paper fills the last row of the grid, which has two columns from `md` and three from `lg`.
  const spanInTwoColumns = [
    'md:max-lg:col-span-2 md:max-lg:mt-14',
    'md:max-lg:flex md:max-lg:flex-col md:max-lg:gap-5',
  ];
  const spanInThreeColumns = [
    'lg:col-span-3 lg:mt-14',
    'lg:col-span-2',
    'lg:flex lg:flex-col lg:gap-5',
  ];
  return (
    <section id={anchor} data-practice={id} className="even:bg-sand">
      <PracticeBand practiceId={id}>
        <h2 className="max-w-3xl display text-chapter md:headline">{t(`sections.${id}.title`)}</h2>
        <p className="mt-4 max-w-2xl text-lead text-balance text-paper/85 max-md:hidden">
          {t(`sections.${id}.intro`)}
        </p>
      </PracticeBand>
      <div className="cards container-page">
        <ul className="contents">
          {services.map((slug, index) => (
            <ServiceCard key={slug} slug={slug} index={index} />
          ))}
        </ul>
        {sampleSlug && (
          <SampleCard
            practiceId={id}
            slug={sampleSlug}
            className={`mt-8 md:mt-(--card-gap) ${spanInTwoColumns[services.length % 2]} ${spanInThreeColumns[services.length % 3]}`}
          />
        )}
      </div>
    </section>
  );
}
