import { useTranslation } from 'react-i18next';
import { useContent, useHref } from '../../i18n/page';
import { Drawing } from '../../ui/Drawing';
import { Icon } from '../../ui/Icon';
import { Link } from 'react-router-dom';
import { Reveal } from '../../ui/Reveal';
import type { OverviewPractice } from './overviewPractices';

interface OverviewCardProps {
  practice: OverviewPractice;
  index: number;
}

/**
 * A practice: what it decides, and its services by name. On a phone those that have a section are
 * only counted, because it follows.
 */
export function OverviewCard({ practice, index }: OverviewCardProps) {
  const { t } = useTranslation(['home', 'common']);
  const { titles } = useContent('home');
  const href = useHref();
  const { id, anchor, listedIn, services } = practice;
  const hasSection = listedIn === 'section';
  return (
    <Reveal index={index} className="overview-card">
      <article id={hasSection ? undefined : anchor} data-practice={id}>
        <Drawing
          name={`mark-${id}`}
          className="size-12 text-accent max-sm:size-9 rtl:[scale:-1_1]"
        />
        <h3 className="display text-title">{t(`common:practices.${id}`)}</h3>
        <p className="text-ink-soft">{t(`services.cards.${id}`)}</p>
        <div>
          <ul className={hasSection ? 'max-sm:hidden' : undefined}>
            {services.map((slug) => (
              <li key={slug}>
                <Link to={href({ name: 'service', slug })}>{titles[slug]}</Link>
              </li>
            ))}
          </ul>
          {hasSection ? (
            <Link to={`#${anchor}`} className="overview-count link-line">
              {t('services.count', { count: services.length })}
              <Icon name="arrowDown" className="size-4" />
            </Link>
          ) : (
            <Drawing
              name={`horizon-${id}`}
              className="mt-auto h-28 w-full text-accent [--color-paper:var(--color-sand)] max-xl:hidden rtl:[scale:-1_1]"
            />
          )}
        </div>
      </article>
    </Reveal>
  );
}
