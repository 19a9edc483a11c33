import { useTranslation } from 'react-i18next';
import type { SectionPractice } from '../../site/catalogue';
import { LatticeMark } from '../../ui/LatticeMark';
import { ServiceCard } from './ServiceCard';

interface PracticeSectionProps {
  practice: SectionPractice;
}

/** A practice's services. An odd number is led by a wide card, so that no row ends in a gap. */
export function PracticeSection({ practice: { id, anchor, services } }: PracticeSectionProps) {
  const { t } = useTranslation('home');
  return (
    <section id={anchor} data-practice={id} className="py-section even:bg-sand">
      <div className="container-page grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-28">
            <LatticeMark pattern={id} className="size-16 text-accent" />
            <h2 className="display mt-6 text-heading">{t(`sections.${id}.title`)}</h2>
            <p className="mt-5 max-w-md text-lead text-ink-soft">{t(`sections.${id}.intro`)}</p>
          </div>
        </div>
        <ul className="grid gap-x-8 md:grid-cols-2 lg:col-span-8">
          {services.map((slug, index) => (
            <ServiceCard key={slug} slug={slug} index={index} />
          ))}
        </ul>
      </div>
    </section>
  );
}
