import { useTranslation } from 'react-i18next';
import type { SectionPractice } from '../../site/catalogue';
import { Drawing } from '../../ui/Drawing';
import { ServiceCard } from './ServiceCard';
import { SpecimenLine } from './SpecimenLine';

interface PracticeSectionProps {
  practice: SectionPractice;
}

/** A practice as a chapter: it opens on the practice's own colour, then come its services. */
export function PracticeSection({ practice }: PracticeSectionProps) {
  const { id, anchor, services } = practice;
  const { t } = useTranslation('home');
  return (
    <section id={anchor} data-practice={id} className="even:bg-sand">
      <div className="chapter relative isolate grid grid-cols-1 items-end overflow-hidden bg-accent pt-13 pb-[clamp(1rem,0.35rem+2.6vw,3.5rem)] md:pt-17 text-paper md:min-h-80">
        <Drawing name={`lattice-${id}`} className="chapter-lattice rtl:[scale:-1_1]" />
        <div className="container-page">
          <h2 className="lettered text-chapter">{t(`sections.${id}.title`)}</h2>
          <p className="mt-4 max-w-xl text-lead text-paper/85 max-md:hidden">
            {t(`sections.${id}.intro`)}
          </p>
        </div>
      </div>
      <ul className="cards container-page">
        {services.map((slug, index) => (
          <ServiceCard key={slug} slug={slug} index={index} />
        ))}
      </ul>
      <p className="container-page pb-5 max-md:text-small md:pb-14">
        <SpecimenLine practice={id} />
      </p>
    </section>
  );
}
