import { useTranslation } from 'react-i18next';
import type { ServiceBrief } from '../../i18n/texts';

interface MethodologyProps {
  phases: ServiceBrief['phases'];
}

/** The phases as rows: their number, and what is done. */
export function Methodology({ phases }: MethodologyProps) {
  const { t } = useTranslation();
  return (
    <section id="methodology" className="service-part service-band bg-sand">
      <h2 className="display text-heading">{t('service.methodology')}</h2>
      <ol className="phases mt-8">
        {phases.map(({ title, description }, index) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1 border-t border-line py-4 md:items-baseline md:py-8 md:grid-cols-[5.5rem_minmax(0,1fr)]"
          >
            <p className="phase-numeral display text-accent">{index + 1}</p>
            <div className="items-baseline gap-x-8 xl:grid xl:grid-cols-[15rem_minmax(0,1fr)]">
              <h3 className="display text-title">{title}</h3>
              <p className="mt-3 text-ink-soft xl:mt-0">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
