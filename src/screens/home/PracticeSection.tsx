import { useTranslation } from 'react-i18next';
import type { SectionPractice } from '../../site/catalogue';
import { Drawing } from '../../ui/Drawing';
import { ServiceCard } from './ServiceCard';
import { SampleLine } from './SampleLine';

interface PracticeSectionProps {
  practice: SectionPractice;
}

/** A practice as a chapter: it opens on the practice's own colour, then come its services. */
export function PracticeSection({ practice }: PracticeSectionProps) {
  const { id, anchor, services, sample } = practice;
  const { t } = useTranslation('home');
  return (
    <section id={anchor} data-practice={id} className="even:bg-sand">
      <div className="relative isolate grid grid-cols-1 items-end overflow-hidden bg-accent pt-13 pb-[clamp(1rem,0.35rem+2.6vw,3.5rem)] md:pt-17 text-paper md:min-h-80 print:min-h-0 print:pt-0 print:pb-4">
        {/* No line of it runs behind the words: it lies above them on a phone, after them elsewhere. */}
        <Drawing
          name={`lattice-${id}`}
          className="absolute inset-y-0 end-0 -z-10 h-12 w-full opacity-42 max-md:mask-[linear-gradient(#000_40%,transparent)] md:h-full md:w-[min(44%,100%-35rem)] md:mask-[linear-gradient(to_right,transparent,#000_70%)] rtl:[scale:-1_1]"
        />
        <div className="container-page md:max-lg:pe-[calc(100%-35rem)]">
          <h2 className="lettered max-w-3xl text-chapter">{t(`sections.${id}.title`)}</h2>
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
      <p className="container-page pb-5 max-md:text-small md:pb-20">
        <SampleLine slug={sample} />
      </p>
    </section>
  );
}
