import { useTranslation } from 'react-i18next';
import type { SectionPractice } from '../../site/catalogue';
import { PracticeBand } from './PracticeBand';
import { SampleCard } from './SampleCard';
import { ServiceCard } from './ServiceCard';

export function PracticeSection({ practice }: { practice: SectionPractice }) {
  const { id, anchor, services } = practice;
  const { t } = useTranslation('home');
  return (
    <section id={anchor} data-practice={id} className="even:bg-sand md:nth-last-2:pb-12">
      <PracticeBand practiceId={id}>
        <h2 className="max-w-3xl headline text-chapter">{t(`sections.${id}.title`)}</h2>
        <p className="mt-4 max-w-xl text-lead text-paper/85 max-md:hidden">
          {t(`sections.${id}.intro`)}
        </p>
      </PracticeBand>
      <div className="cards container-page">
        <ul className="contents">
          {services.map((slug, index) => (
            <ServiceCard key={slug} slug={slug} index={index} />
          ))}
        </ul>
        <SampleCard practice={practice} />
      </div>
    </section>
  );
}
