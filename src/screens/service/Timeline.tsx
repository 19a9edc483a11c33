import { useTranslation } from 'react-i18next';
import type { ServiceFile } from '../../i18n/messages';
import { Reveal } from '../../ui/Reveal';

interface TimelineProps {
  phases: ServiceFile['phases'];
}

/** The phases along a line: across on wide screens, down on narrow ones. */
export function Timeline({ phases }: TimelineProps) {
  const { t } = useTranslation();
  return (
    <section className="bg-sand py-section">
      <div className="container-page">
        <h2 className="display text-heading">{t('service.methodology')}</h2>
        <ol className="mt-12 grid xl:grid-cols-4 xl:gap-x-8">
          {phases.map(({ title, description }, index) => (
            <li
              key={title}
              className="relative border-line ps-10 pb-12 max-xl:not-last:border-s xl:ps-0 xl:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute -start-[0.5625rem] top-1.5 size-4.5 rotate-45 border-2 border-accent bg-sand xl:start-0 xl:-top-px"
              />
              <span
                aria-hidden="true"
                className="absolute start-9 -end-6 top-2 hidden h-px bg-line xl:block"
              />
              <Reveal index={index} className="xl:pt-12">
                <p className="text-small text-accent">
                  {t('service.phase', { number: index + 1 })}
                </p>
                <h3 className="display mt-1 text-title">{title}</h3>
                <p className="mt-3 max-w-2xl text-ink-soft">{description}</p>
              </Reveal>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
